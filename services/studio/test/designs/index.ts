/** What tests of printing share, here and in a browser. */
export { comparePrints, type Print, readPrint } from './compare-prints.ts'
export { type CorpusDesign, corpus, corpusAsset, corpusDesign } from './corpus.ts'

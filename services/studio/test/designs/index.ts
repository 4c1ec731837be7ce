export { comparePrints, type Print, readPrint } from './compare-prints.ts'
export { type CorpusDesign, corpus, corpusDesign } from './corpus.ts'
export { corpusAsset } from './elements.ts'

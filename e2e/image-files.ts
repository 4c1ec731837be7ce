/** SVG as drawing programs write it: a document type declares their namespaces as entities. */
export const illustratorSvg = Buffer.from(`<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="&ns_ai;" width="400" height="300" viewBox="0 0 400 300">
<circle cx="200" cy="150" r="140" fill="#0B3A7C"/>
</svg>`)

/** A PDF of 200 × 100 points with a red rectangle on no ground. */
export const drawingPdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>endobj
4 0 obj<</Length 26>>stream
1 0 0 rg 20 20 160 60 re f
endstream endobj
trailer<</Root 1 0 R>>
`)

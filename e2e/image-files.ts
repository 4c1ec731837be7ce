/** SVG as drawing programs write it: a document type declares their namespaces as entities. */
export const illustratorSvg = Buffer.from(`<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="&ns_ai;" width="400" height="300" viewBox="0 0 400 300">
<circle cx="200" cy="150" r="140" fill="#0B3A7C"/>
</svg>`)

import sharp from 'sharp'

/**
 * Draws a sample of an uploaded image.
 *
 * @param path `/sample/<colour>/<width>.<avif|webp>`; throws for anything else
 */
export async function drawSample(path: string): Promise<Buffer> {
  const [, color, width, encoding] =
    /^\/sample\/(\w{3,20})\/(\d{2,4})\.(avif|webp)$/.exec(path) ?? []
  if (!color || !width || !encoding) throw new RangeError(`No sample image at ${path}`)
  const image = sharp(Buffer.from(tote(color)), { density: 144 }).resize(Number(width))
  return encoding === 'avif' ? image.avif({ effort: 2 }).toBuffer() : image.webp().toBuffer()
}

const tote = (color: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
    <rect width="400" height="500" fill="#efe9df"/>
    <ellipse cx="200" cy="428" rx="120" ry="12" fill="#d8d0c2"/>
    <path d="M140 200c0-120 120-120 120 0" fill="none" stroke="#8d8474" stroke-width="12"/>
    <path d="M92 190h216l14 230H78Z" fill="${color}"/>
    <path d="M92 190h216l1 18H91Z" fill="#00000018"/>
    <circle cx="188" cy="300" r="34" fill="#0086b3" opacity=".85"/>
    <circle cx="214" cy="300" r="34" fill="#d6004c" opacity=".7"/>
    <circle cx="201" cy="322" r="34" fill="#f2b600" opacity=".7"/>
  </svg>`

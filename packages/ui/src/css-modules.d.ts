/** Class names of a CSS module; `css-modules.test.ts` fails for a name that does not exist. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'

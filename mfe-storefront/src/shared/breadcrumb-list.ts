/** A step of the way from the home page to a page, which is the last step itself. */
export interface Step {
  name: string
  path: string
}

/** The way to a page as structured data: https://schema.org/BreadcrumbList */
export function breadcrumbList(steps: Step[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  }
}

import { Link, useContentLang, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useId } from 'react'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { cardGridSizes } from '../shared/image-sizes.ts'
import { IndexList } from '../shared/index-list/index-list.tsx'
import { categoryPath } from '../shared/paths.ts'
import type { PostCardData } from '../shared/post-card/post-card.data.ts'
import { PostCard } from '../shared/post-card/post-card.tsx'
import type { CardData } from '../shared/product-card/card-data.ts'
import { ProductGrid } from '../shared/product-list/product-grid.tsx'
import { TestimonialCard } from '../shared/testimonial-card/testimonial-card.tsx'
import type { Testimonial } from '../shared/testimonial-card/testimonials.data.ts'
import type { CategoryLink } from './home.data.ts'
import { homeMessages } from './home.messages.ts'
import { SectionHeader } from './section-header.tsx'

/** A catalogue's index: every category by its name. Nothing when there is none. */
export function CategoryLinks({ categories }: { categories: CategoryLink[] }): ReactElement | null {
  const titleId = useId()
  const { categories: title } = useMessages(homeMessages)
  const lang = useContentLang()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title} />
      <IndexList
        entries={categories.map(category => ({
          to: categoryPath(category),
          label: category.name,
          lang,
        }))}
      />
    </section>
  )
}

/** The products that the shop features. Nothing when there is none. */
export function ProductTeaser({ products }: { products: CardData[] }): ReactElement | null {
  const titleId = useId()
  const { featured, allProducts } = useMessages(homeMessages)
  if (products.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={featured}>
        <Button render={<Link to="/products" />}>{allProducts}</Button>
      </SectionHeader>
      <ProductGrid products={products} heading="h3" />
    </section>
  )
}

/** What customers say. Nothing when nobody has said anything. */
export function Testimonials({
  testimonials,
}: {
  testimonials: Testimonial[]
}): ReactElement | null {
  const titleId = useId()
  const { testimonials: title, allTestimonials } = useMessages(homeMessages)
  if (testimonials.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title}>
        <Button render={<Link to="/testimonials" />}>{allTestimonials}</Button>
      </SectionHeader>
      <CardGrid items={testimonials}>
        {testimonial => <TestimonialCard testimonial={testimonial} />}
      </CardGrid>
    </section>
  )
}

/** The newest posts, and the way to the blog. Nothing when there is no post. */
export function BlogTeaser({ posts }: { posts: PostCardData[] }): ReactElement | null {
  const titleId = useId()
  const { blog, allPosts } = useMessages(homeMessages)
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={blog}>
        <Button render={<Link to="/blog" />}>{allPosts}</Button>
      </SectionHeader>
      <CardGrid items={posts}>
        {post => <PostCard post={post} layout="column" sizes={cardGridSizes} heading="h3" />}
      </CardGrid>
    </section>
  )
}

import {
  type Head,
  type HeadArgs,
  Link,
  type RouteHandle,
  textsIn,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { type ReactElement, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { BannerPanel, panelImageSizes } from '../shared/banner/banner.tsx'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { imagePreload, openGraphImage } from '../shared/image-head.ts'
import { cardGridSizes } from '../shared/image-sizes.ts'
import { IndexList } from '../shared/index-list/index-list.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { categoryPath } from '../shared/paths.ts'
import { PostCard } from '../shared/post-card/post-card.tsx'
import { ProductGrid } from '../shared/product-grid/product-grid.tsx'
import { TestimonialCard } from '../shared/testimonial-card/testimonial-card.tsx'
import { CustomerLogos } from './customer-logos.tsx'
import { deferred } from './deferred.tsx'
import type { HomeData } from './home.data.ts'
import { homeMessages } from './home.messages.ts'
import styles from './home.module.css'
import { Section } from './section.tsx'
import { BannerSlider } from './slider.tsx'
import { welcomeImageSizes } from './welcome.tsx'

const homeForms = () => import(/* webpackChunkName: "home-forms" */ './home-forms.ts')
const ContactForm = deferred(async () => (await homeForms()).ContactForm)
const CustomOrderForm = deferred(async () => (await homeForms()).CustomOrderForm)

export const handle = { head: homeHead } satisfies RouteHandle

function homeHead({ data, language }: HeadArgs & { data: HomeData }): Head {
  const { title, description } = textsIn(homeMessages, language)
  const banner = data.banners.find(({ imageAsset }) => imageAsset)?.imageAsset
  const example = data.banners.length === 0 ? data.featured[0]?.imageAsset : undefined
  return {
    title,
    description,
    canonical: '/',
    ...openGraphImage(banner ?? example),
    ...(banner
      ? imagePreload(banner, panelImageSizes.beside)
      : imagePreload(example, welcomeImageSizes)),
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Stampa', url: '/' },
  }
}

/** `/`: the sections in the order of the specification; empty ones are left out. */
export function Component(): ReactElement {
  const home = useLoaderData<HomeData>()
  const { categories, featured, eventBanner, events, offerBanner, testimonials, posts } = home
  const texts = useMessages(homeMessages)
  return (
    <>
      <BannerSlider banners={home.banners} examples={featured} />
      <div className={styles.shop}>
        <p>{texts.description}</p>
        <div>
          <LinkButton to="/test-your-idea" message={homeMessages.design} />
          <LinkButton to="/custom-order" message={homeMessages.quote} />
        </div>
      </div>
      {categories.length > 0 && (
        <Section title={texts.categories}>
          <IndexList
            entries={categories.map(({ slug, name, language }) => ({
              to: categoryPath({ slug }),
              label: name,
              lang: language,
            }))}
          />
        </Section>
      )}
      <Later>
        {featured.length > 0 && (
          <Section
            title={texts.featured}
            more={<LinkButton to="/products" message={homeMessages.allProducts} />}
          >
            <ProductGrid products={featured} heading="h3" />
          </Section>
        )}
      </Later>
      <Later>
        {(eventBanner || events.length > 0) && (
          <Section title={texts.events}>
            {eventBanner && <BannerPanel banner={eventBanner} text="beside" heading="h3" />}
            {events.length > 0 && (
              <ul className={styles.events}>
                {events.map(({ _id, name, language }) => (
                  <li key={_id}>
                    <Link to={`/events#${_id}`} className={styles.event} lang={language}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Section>
        )}
      </Later>
      <Later>
        <Section title={texts.order}>
          <div className={styles.order}>
            <p className={styles.introduction}>{texts.orderText}</p>
            <CustomOrderForm {...home.orderForm} />
          </div>
        </Section>
      </Later>
      <Later>
        <Section title={texts.contact}>
          <div className={styles.contact}>
            {offerBanner && <BannerPanel banner={offerBanner} text="below" heading="h3" />}
            <ContactForm />
          </div>
        </Section>
      </Later>
      <Later>
        {testimonials.length > 0 && (
          <Section
            title={texts.testimonials}
            more={<LinkButton to="/testimonials" message={homeMessages.allTestimonials} />}
          >
            <CardGrid items={testimonials} strip>
              {testimonial => <TestimonialCard testimonial={testimonial} />}
            </CardGrid>
          </Section>
        )}
      </Later>
      <Later>
        {posts.length > 0 && (
          <Section
            title={texts.blog}
            more={<LinkButton to="/blog" message={homeMessages.allPosts} />}
          >
            <CardGrid items={posts} strip>
              {post => <PostCard post={post} layout="column" sizes={cardGridSizes} heading="h3" />}
            </CardGrid>
          </Section>
        )}
      </Later>
      <Later>{home.customers.length > 0 && <CustomerLogos customers={home.customers} />}</Later>
    </>
  )
}

/**
 * A part below the first view. React hydrates it after the parts above, or at once when the visitor uses it.
 * The browser need not lay it out until then: all parts in one frame would keep a slow phone busy for a tenth
 * of a second.
 */
function Later({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles.later}>
      <Suspense>
        {children}
        <HydrationMark />
      </Suspense>
    </div>
  )
}

/** Marks its parent when this part of the page is hydrated. */
function HydrationMark(): ReactElement {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => mark.current?.parentElement?.setAttribute('data-hydrated', ''), [])
  return <span ref={mark} hidden />
}

import {
  defineMessages,
  type Head,
  type HeadArgs,
  Link,
  textsIn,
  useLangOf,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { wordIn } from '@stampa/rules/words'
import { Breadcrumb } from '@stampa/ui/breadcrumb/breadcrumb.tsx'
import { ArrowLeftIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { useWordLang } from '@stampa/ui/words/use-word-lang.ts'
import type { ReactElement } from 'react'
import { openGraphImage } from '../shared/image-head.ts'
import { acrossPhone } from '../shared/image-sizes.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { metaDescription, pageHead } from '../shared/page-head.ts'
import { pageWithData } from '../shared/page-with-data.tsx'
import { Paragraphs } from '../shared/paragraphs.tsx'
import { postPath } from '../shared/paths.ts'
import { Byline } from '../shared/post-card/byline.tsx'
import { RecordFailure } from '../shared/record-failure.tsx'
import type { PostData } from './blog.data.ts'
import { blogMessages } from './blog.messages.ts'
import styles from './post-page.module.css'

const messages = defineMessages({
  /** Title of a page whose post failed to load. */
  title: { el: 'Άρθρο', en: 'Blog post' },
  home: { el: 'Αρχική', en: 'Home', specified: 'en' },
  allPosts: { el: 'Όλα τα άρθρα', en: 'All posts' },
  tags: { el: 'Ετικέτες', en: 'Tags' },
  failed: { el: 'Το άρθρο δεν φορτώθηκε', en: 'Failed to load blog post', specified: 'en' },
  notFound: { el: 'Το άρθρο δεν βρέθηκε', en: 'Blog Post Not Found', specified: 'en' },
  notFoundText: {
    el: 'Ίσως το άρθρο δεν υπάρχει πια, ή ο σύνδεσμος γράφτηκε λάθος.',
    en: 'Perhaps there is no such post any more, or the link is misspelt.',
  },
})

/** Width of the picture; see `.picture` in post-page.module.css. */
const imageSizes = `(min-width: 64rem) 60rem, ${acrossPhone}`

const allPosts = <LinkButton icon={<ArrowLeftIcon />} to="/blog" message={messages.allPosts} />

export const { handle, ErrorBoundary } = pageWithData(
  messages,
  postHead,
  <RecordFailure messages={{ ...messages, title: blogMessages.title }} action={allPosts} />,
)

export function postHead({ data, language }: HeadArgs & { data: PostData }): Head {
  const { title, excerpt, context, author, publishedAt, imageAsset, words } = data
  const tags = data.tags.map(tag => wordIn(words, tag))
  const description = metaDescription(excerpt || context)
  const path = postPath(data)
  return {
    ...pageHead({
      title,
      description,
      path,
      trail: [
        { name: textsIn(blogMessages, language).title, path: '/blog' },
        { name: title, path },
      ],
      image: { asset: imageAsset, sizes: imageSizes },
      // https://schema.org/BlogPosting
      subject: {
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: publishedAt,
        url: path,
        mainEntityOfPage: path,
        ...openGraphImage(imageAsset),
        ...(author && { author: { '@type': 'Person', name: author } }),
        ...(tags.length > 0 && { keywords: tags }),
        publisher: { '@type': 'Organization', name: 'Stampa', url: '/' },
      },
    }),
    type: 'article',
  }
}

export function Component(): ReactElement {
  const { title, author, createdAt, context, tags, imageAsset, language, words } =
    useLoaderData<PostData>()
  const texts = useMessages(messages)
  const { title: blog } = useMessages(blogMessages)
  const langOf = useLangOf()
  const langOfTag = useWordLang(words)
  return (
    <article className={styles.page}>
      <Breadcrumb
        crumbs={[
          { label: texts.home, link: <Link to="/" lang={langOf(messages.home)} /> },
          { label: blog, link: <Link to="/blog" /> },
          { label: title, lang: language },
        ]}
      />
      <header className={styles.header}>
        <h1 className={styles.title} lang={language}>
          {title}
        </h1>
        <Byline author={author} createdAt={createdAt} />
      </header>
      {imageAsset && (
        <Picture
          asset={imageAsset}
          alt={imageAsset.alt ?? ''}
          sizes={imageSizes}
          priority
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        <Paragraphs text={context} lang={language} />
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={texts.tags}>
            {tags.map(tag => (
              <li key={tag} className={styles.tag} lang={langOfTag(tag)}>
                {wordIn(words, tag)}
              </li>
            ))}
          </ul>
        )}
        {allPosts}
      </div>
    </article>
  )
}

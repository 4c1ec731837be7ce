import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ArrowLeftIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { postMessages } from './post.messages.ts'

/** Leads from a post back to all of them. */
export function AllPostsLink(): ReactElement {
  const { allPosts } = useMessages(postMessages)
  return (
    <Button icon={<ArrowLeftIcon />} render={<Link to="/blog" />}>
      {allPosts}
    </Button>
  )
}

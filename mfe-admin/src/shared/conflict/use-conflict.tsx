import { type ReactElement, useMemo, useState } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { ConflictPanel, type ConflictPanelProps } from './conflict-panel.tsx'
import { contestedFields, merge } from './merge.ts'

interface ConflictState {
  /** The choice between both versions, while there is something to decide. */
  panel: ReactElement | undefined
  /** What is to be sent: both changes together, once a conflict has been told. */
  resolve: (mine: FormData) => FormData
}

interface ConflictSource extends Pick<ConflictPanelProps, 'labelOf' | 'valueLabel'> {
  outcome: Outcome | undefined
  /** As the form was opened with. */
  opened: FormData
  /** As the record is now; undefined when it is gone. */
  theirs: FormData | undefined
}

/**
 * What follows from a save that was refused because somebody else was faster: it is told, and saving
 * again is then a decision that is made from both versions.
 */
export function useConflict(source: ConflictSource): ConflictState {
  const { outcome, opened, theirs, labelOf, valueLabel } = source
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const refusal = outcome && !outcome.ok && outcome.meanwhile === 'changed' ? outcome : undefined
  const { conflict, sent } = refusal ?? {}
  const versions = useMemo(
    () => (conflict && sent && theirs ? { opened, mine: sent, theirs } : undefined),
    [conflict, sent, opened, theirs],
  )
  return {
    panel: conflict && versions && (
      <ConflictPanel
        conflict={conflict}
        versions={versions}
        contested={contestedFields(versions)}
        taken={taken}
        onTakenChange={setTaken}
        labelOf={labelOf}
        valueLabel={valueLabel}
      />
    ),
    resolve: mine => (versions ? merge({ ...versions, mine }, taken) : mine),
  }
}

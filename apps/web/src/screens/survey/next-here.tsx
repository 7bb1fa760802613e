import { IconArrowRight, IconCamera, IconCheck, IconDroplet, IconPlus } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { Suspense, useState } from 'react'
import { useTo } from '../../page/place.ts'
import { useNewOne } from '../../resource/words.ts'
import { lazyPart } from '../../router/reload-once.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useT } from '../../ui/texts.ts'
import { CreateSource } from './create-source.tsx'

const CreateSample = lazyPart(async () => (await import('./create-sample.tsx')).CreateSample)

/** The space below one in the list, and its address. */
export interface NextSpace {
  readonly name: string
  readonly to: string
}

interface NextHereProps {
  space: string
  /** The places in the space. */
  found: readonly {
    readonly id: string
    readonly in_onderzoek: boolean | null
    readonly bevinding: { readonly id: string } | null
    readonly bron: { readonly id: string }
  }[]
  next: NextSpace | null
  /** Says that nothing suspect was seen; null where more is known. */
  onNothing: (() => void) | null
}

/** What an inspector does next in a space: one press for each, and one more to save or take it. */
export function NextHere({ space, found, next, onNothing }: NextHereProps) {
  const t = useT(surveyAreas)
  const newOne = useNewOne()
  const to = useTo('surveys-survey')
  const [only, ...others] = found
  const [adding, setAdding] = useState<'source' | 'sample' | null>(null)
  const close = () => setAdding(null)
  // Of several places it is chosen there which.
  const isOne = others.length === 0 && only?.in_onderzoek === true
  return (
    <div className="next-here">
      <Button icon={<IconPlus />} onClick={() => setAdding('source')}>
        {t('sourceHere')}
      </Button>
      {/* A photo is of a place: of several it is chosen above which. */}
      {only && others.length === 0 && (
        <ButtonLink
          icon={<IconCamera />}
          to={to('surveys-survey-sources-source-locations-location-photos', {
            source: only.bron.id,
            location: only.id,
          })}
        >
          {t('photo')}
        </ButtonLink>
      )}
      <Button icon={<IconDroplet />} onClick={() => setAdding('sample')}>
        {newOne('sample')}
      </Button>
      {onNothing && (
        <Button icon={<IconCheck />} onClick={onNothing}>
          {t('nothingSuspect')}
        </Button>
      )}
      {next && (
        <ButtonLink icon={<IconArrowRight />} to={next.to} keepScroll>
          {t('nextSpace', { name: next.name })}
        </ButtonLink>
      )}
      {adding === 'source' && <CreateSource space={space} onClose={close} />}
      {adding === 'sample' && (
        <Suspense fallback={null}>
          <CreateSample space={space} finding={isOne ? (only?.bevinding?.id ?? null) : null} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

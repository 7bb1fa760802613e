import '../page/survey-routes.ts'
import { useTo } from '../page/place.ts'
import { Link } from '../router/router.tsx'
import { Message } from '../ui/message.tsx'

interface SameNoticeProps {
  /** Says that there is one already. */
  words: string
  assets: readonly { readonly id: string; readonly name: string }[]
}

/** Assets that seem to be the one that is being typed, with the way to each; read aloud as soon as there is one. */
export function SameNotice({ words, assets }: SameNoticeProps) {
  const to = useTo()
  return (
    <div role="status" className={assets.length === 0 ? 'visually-hidden' : undefined}>
      {assets.length > 0 && (
        <Message tone="warning">
          {words}{' '}
          {assets.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link className="link" to={to('assetmanagement-assets-asset-information', { asset: id })}>
                {name}
              </Link>
            </span>
          ))}
        </Message>
      )}
    </div>
  )
}

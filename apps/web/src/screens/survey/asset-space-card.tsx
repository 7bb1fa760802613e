import { model } from '@vezel/model'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { type RowFor, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import { recordCardOf } from '../../resource/record-card.tsx'
import { formSelection } from '../../resource/selection.ts'
import { Link } from '../../router/router.tsx'
import { Section } from '../../ui/field.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { useOpenAsset } from './in-asset.tsx'
import { SpaceStatus, StatusCell } from './looks.tsx'
import './survey.css'

const selection = formSelection('space', {
  materiaal_status: itemOf('materiaal_statussen'),
  uitkomst: true,
  verdieping: { id: true, title: true },
})
const SpaceRecordCard = recordCardOf('space', selection)
const locationSelection = {
  id: true,
  nummer: true,
  materiaal_status: itemOf('materiaal_statussen'),
  bron: { id: true, naam: true, onderzoek: { id: true, nummer: true } },
} as const

/** One space of an asset: what is known of it, and the places in it with the survey that recorded each. */
export function AssetSpaceCard({ id }: { id: string }) {
  const { locale } = useUiTexts()
  const asset = useOpenAsset()
  const ofAsset = { asset: { eq: asset.id } }
  const found = useRows(model.entity('location'), locationSelection, {
    filter: { sub_asset: { eq: id } },
    sort: [{ field: 'nummer' }],
  })
  return (
    <SpaceRecordCard
      id={id}
      route="assetmanagement-assets-asset-spaces-space"
      also={[found]}
      isHere={(row) => row.asset.id === asset.id}
      readOnly={asset.whyReadOnly('planner')}
      title={(row) => row.naam ?? row.volledige_naam ?? ''}
      context={(row) =>
        [row.verdieping?.title, row.nummer, formats(locale).number(row.oppervlakte, 'm²')].filter(Boolean).join(', ')
      }
      badges={(row) => row.materiaal_status !== null && <SpaceStatus of={row} isChip />}
      offers={{
        verdieping: { filter: () => ofAsset },
        parent_ruimte: { filter: () => ofAsset, fits: (other) => other.id !== id },
      }}
      above={() => <LocationsHere found={found.rows} />}
    />
  )
}

function LocationsHere({ found }: { found: readonly RowFor<'location', typeof locationSelection>[] }) {
  const t = useT(assetPhrases)
  const to = useTo()
  return (
    <Section title={t('locationsHere')} aside={found.length}>
      {found.length === 0 && <p className="dim">{t('noLocationsInSpace')}</p>}
      <ul className="line-list">
        {found.map(({ id, nummer, materiaal_status, bron: { id: source, naam, onderzoek } }) => {
          const line = (
            <>
              <strong>{nummer}</strong>
              <span className="line-name">{naam}</span>
              <span className="line-amount">{onderzoek?.nummer}</span>
              <StatusCell status={materiaal_status} />
            </>
          )
          return (
            <li key={id}>
              {onderzoek ? (
                <Link
                  className="line-link"
                  to={to('surveys-survey-sources-source-locations-location-details', {
                    survey: onderzoek.id,
                    source,
                    location: id,
                  })}
                >
                  {line}
                </Link>
              ) : (
                <span className="line-link">{line}</span>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

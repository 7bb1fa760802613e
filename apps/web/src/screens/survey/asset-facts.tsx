import { dutchTime } from '@vezel/model/dutch-time.ts'
import { small } from '@vezel/model/kit/in-sentence.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import type { ReactNode } from 'react'
import { formats } from '../../i18n/formats.ts'
import { useTo } from '../../page/place.ts'
import { Link } from '../../router/router.tsx'
import { ErrorSign, SignedWord, WarningSign } from '../../ui/signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { dangerousPlaces, type KnownSource, openMeasuresOf } from './asset-sources.tsx'
import { type KnownSurvey, newestValid } from './asset-timeline.tsx'
import { useOpenAsset } from './in-asset.tsx'
import { isDangerous, isGone, placeOf, StatusCell, spaceName } from './looks.tsx'

interface KnownProps {
  sources: readonly KnownSource[]
  surveys: readonly KnownSurvey[]
}

/** The five things one asks of an asset first. */
export function AssetFacts({ sources, surveys }: KnownProps) {
  const t = useT(surveyAreas)
  return (
    <dl className="asset-facts">
      <Fact label={t('reportValidUntil')}>
        <ValidUntil surveys={surveys} />
      </Fact>
      <Fact label={t('nowThere')}>
        <NowThere sources={sources} />
      </Fact>
      <Fact label={t('built')}>{useBuilt()}</Fact>
      <Fact label={t('owner')}>{useOwner()}</Fact>
      <Fact label={t('measures')}>
        <Measures sources={sources} />
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  )
}

/** Until when the report that was released last holds; one that no longer does says so. */
function ValidUntil({ surveys }: Pick<KnownProps, 'surveys'>) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const to = useTo()
  const { parts } = useOpenAsset()
  const valid = newestValid(surveys)
  if (!valid) return <span className="dim">{t('noReportYet')}</span>
  const day = formats(locale).date(valid.survey.geldig_tot)
  const part = parts.get(valid.survey.inventarisatie_asset?.id ?? '')
  const link = (
    <>
      <Link
        className="link"
        to={to('surveys-survey-reports-report', { survey: valid.survey.id, report: valid.report })}
      >
        {day}
      </Link>
      {part && <small className="dim"> {part.title}</small>}
    </>
  )
  if ((valid.survey.geldig_tot ?? '') >= dutchTime().slice(0, 10)) return link
  return (
    <SignedWord sign={<WarningSign />}>
      {link} <small className="dim">{t('expired')}</small>
    </SignedWord>
  )
}

/** How many sources there are that are asbestos, or may be. */
function NowThere({ sources }: Pick<KnownProps, 'sources'>) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const there = sources.filter((source) => !isGone(source) && isDangerous(source.materiaal_status))
  const byStatus = Map.groupBy(there, ({ materiaal_status }) => materiaal_status?.id)
  const groups = [...byStatus.values()].toSorted(
    ([a], [b]) => (placeOf(a?.materiaal_status) ?? 0) - (placeOf(b?.materiaal_status) ?? 0),
  )
  if (groups.length === 0)
    return <span className="dim">{t(sources.length === 0 ? 'nothingKnownThere' : 'nothingDangerous')}</span>
  return (
    <span className="asset-facts-signs">
      {groups.map((members) => (
        <StatusCell
          key={members[0]?.materiaal_status?.id}
          status={members[0]?.materiaal_status}
          words={t('sourcesOfStatus', {
            n: members.length,
            status: small(itemText(members[0]?.materiaal_status, locale), locale),
          })}
        />
      ))}
    </span>
  )
}

/** When it was built, and how large it is. */
function useBuilt(): string {
  const { row } = useOpenAsset()
  const { number } = formats(useUiTexts().locale)
  const size =
    typeof row.bruto_tonnage === 'number'
      ? number(row.bruto_tonnage, 'GT')
      : typeof row.bruto_vloeroppervlakte === 'number'
        ? number(row.bruto_vloeroppervlakte, 'm²')
        : ''
  return [row.bouwjaar, size].filter(Boolean).join(', ')
}

function useOwner(): string {
  const { klant } = useOpenAsset().row
  return isRecord(klant) ? String(klant.naam ?? klant.title ?? '') : ''
}

/** What must be done first: how much is late, soon is, or has no day; the list of them is a link away. */
function Measures({ sources }: Pick<KnownProps, 'sources'>) {
  const t = useT(surveyAreas)
  const { id } = useOpenAsset()
  const to = useTo()
  const open = sources.flatMap(openMeasuresOf)
  const count = (state: string) => open.filter(({ stand }) => stand === state).length
  const [late, soon] = [count('te_laat'), count('binnenkort')]
  const others = open.length - late - soon
  if (open.length === 0) return <span className="dim">{t('noMeasures')}</span>
  const words = [
    late > 0 && t('measuresLate', { n: late }),
    soon > 0 && t('measuresSoon', { n: soon }),
    others > 0 && t('measuresLater', { n: others }),
  ]
  const link = (
    <Link
      className="link"
      to={to('assetmanagement-assets-asset-information', { asset: id }, { query: { show: 'measures' } })}
    >
      {words.filter(Boolean).join(', ')}
    </Link>
  )
  return late > 0 ? <SignedWord sign={<WarningSign />}>{link}</SignedWord> : link
}

/** Where nobody may go in until it is handled: the only filled alert of the page. */
export function ImmediateDanger({ sources }: Pick<KnownProps, 'sources'>) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const to = useTo()
  const { parts } = useOpenAsset()
  const places = sources.flatMap((source) => dangerousPlaces(source).map((place) => ({ source, place })))
  const [first] = places
  if (!first) return null
  const advice = first.source.locaties
    .flatMap(({ inventarisaties }) => inventarisaties)
    .map(({ bron_advies }) => bron_advies)
    .concat(first.source.bron_advies)
    .find((item) => item?.code === 'ruimte_direct_afsluiten')
  return (
    <div className="danger" role="alert">
      <ErrorSign size={20} />
      <div>
        <strong>{itemText(advice, locale)}</strong>{' '}
        {places.map(({ source, place }, at) => {
          const survey = place.inventarisaties.at(-1)?.inventarisatie?.onderzoek ?? source.onderzoek
          const words = [parts.get(source.inventarisatie_asset.id)?.title, spaceName(place.sub_asset) || place.plaats]
          return (
            <span key={place.id}>
              {at > 0 && '; '}
              <Link
                to={to('surveys-survey-sources-source-locations-location-details', {
                  ...{ survey: survey?.id ?? '', source: source.id, location: place.id },
                })}
              >
                {place.nummer} {source.naam}
              </Link>
              {words.some(Boolean) && `, ${words.filter(Boolean).join(', ')}`}
            </span>
          )
        })}
        . {t('dangerStays')}
      </div>
    </div>
  )
}

import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { isSuitable, unsuitable } from '@vezel/model/rules/suitability-contradictions.ts'
import { isContradiction } from '../derive.ts'
import type { GeschiktheidRow, Geschiktheidsklasse, UserRow } from '../dossier.ts'
import { distinct, spaceLabel } from '../facts/text.ts'
import type { GapCode } from '../gaps.ts'
import { gapLabel, gapText } from '../gaps.ts'
import { type ReportContext, useReport } from '../page/context.ts'
import { ArguedGaps, FactList, Missing, Pages, Tick } from '../page/parts.tsx'
import { Contradictions } from './contradictions.tsx'
import { hasCertificates, inspectorsOf, lacksOf, personalCertificate } from './lacks.ts'
import { certificateNumber, firmContact, releaseDay, SUITABILITY_CLASSES, validUntil } from './status.ts'

/** The second page: who, what, for whom, suitable for what, how much, and who stands for it. */
export function Information() {
  const { dossier, facts, words } = useReport()
  const { onderzoek, rapport } = dossier
  const { t } = words
  const asset = onderzoek.inventarisatie_asset.asset
  const klant = onderzoek.onderzoek_klant
  const vestiging = onderzoek.vestiging
  const visits = onderzoek.inventarisaties.flatMap(({ status, start }) =>
    status === 'geannuleerd' || start === null
      ? []
      : [words.date(start) + (status === 'uitgevoerd' ? '' : ` (${t('visitPlanned')})`)],
  )
  return (
    <Pages left={t('information')}>
      <section className="opens information">
        <h1 className="plain">{t('information')}</h1>
        {facts.contradictions.length > 0 && (
          <div className="lead whole">
            <div className="heavy">
              <Contradictions />
            </div>
          </div>
        )}
        <div className="pair">
          <FactList
            title={t('object')}
            facts={[
              [t('name'), asset.title],
              [t('address'), asset.adres],
              [t('yearBuilt'), asset.bouwjaar],
              [
                t('size'),
                [
                  asset.bruto_vloeroppervlakte != null && `${words.number(asset.bruto_vloeroppervlakte)} m²`,
                  asset.bruto_tonnage != null && `${words.number(asset.bruto_tonnage)} GT`,
                  asset.aantal_bouwlagen != null && t('storeys', { n: asset.aantal_bouwlagen }),
                  facts.counts.spaces > 0 && t('spacesN', { n: facts.counts.spaces }),
                ]
                  .filter(Boolean)
                  .join(', '),
              ],
              [t('imo'), asset.imo_nummer],
              [
                t('lavsNumber'),
                onderzoek.inventarisaties.find((visit) => visit.lavs_inventarisatie_id)?.lavs_inventarisatie_id,
              ],
            ]}
          />
          <FactList
            title={t('client')}
            facts={[
              [t('name'), klant?.klant.naam ?? '–'],
              [t('contact'), klant?.contact_naam],
              [t('address'), klant?.klant.adres?.adres],
              [t('clientNumber'), klant?.klant.klantnummer],
              [t('reference'), klant?.referentie],
              [t('owner'), klant?.eigenaar?.naam],
            ]}
          />
        </div>
        <div className="pair">
          <FactList
            title={t('firm')}
            facts={[
              [t('name'), vestiging.inventarisatie_organisatie.naam],
              [t('branch'), [vestiging.naam, vestiging.adres?.adres].filter(Boolean).join(', ')],
              [
                t('certificate'),
                certificateNumber(dossier) === null ? (
                  <Missing key="certificate">{t('notHere')}</Missing>
                ) : (
                  [certificateNumber(dossier), vestiging.certificerende_instelling].filter(Boolean).join(', ')
                ),
              ],
              [t('validUntil'), vestiging.certificaat_geldig_tot && words.date(vestiging.certificaat_geldig_tot)],
            ]}
          />
          <FactList
            title={t('laboratory')}
            facts={
              facts.laboratories.length === 0
                ? [
                    [
                      t('name'),
                      t(facts.samples.some(({ rejected }) => rejected) ? 'laboratoryRejected' : 'laboratoryNone'),
                    ],
                  ]
                : [
                    [t('name'), facts.laboratories.map((lab) => lab.naam).join(', ')],
                    [t('accreditation'), facts.laboratories.map((lab) => lab.accreditatienummer).join(', ')],
                    [t('method'), facts.norms.join(', ')],
                    [
                      t('certificates'),
                      hasCertificates(facts) ? facts.counts.certificates : <Missing key="none">{t('notHere')}</Missing>,
                    ],
                  ]
            }
          />
        </div>
        <div className="pair">
          <FactList
            title={t('survey')}
            facts={[
              [t('type'), words.item(onderzoek.onderzoek_type)],
              [t('extent'), words.item(onderzoek.onderzoek_asbest?.asbestos_survey_extend)],
              [t('visits'), words.list(distinct(visits))],
            ]}
          />
          <FactList
            title={t('report')}
            facts={[
              [
                t('surveyNumber'),
                <b key="number">{t('numberVersion', { number: onderzoek.nummer, n: rapport.versie })}</b>,
              ],
              [t('released'), releaseDay(dossier, words)],
              [t('validUntil'), <b key="until">{validUntil(dossier, words)}</b>],
            ]}
          />
        </div>
        <GapBox />
        <div className="verdict">
          <Suitability />
          <Counts />
          <People />
          <LackBox />
          <p className="quiet">{t('wholeOnly')}</p>
          {onderzoek.rapporten
            .filter((other) => other.versie < rapport.versie)
            .sort((a, b) => b.versie - a.versie)
            .map((other) => (
              <p key={other.id} className="quiet">
                {t('previousVersion', {
                  n: other.versie,
                  date: words.date(other.datum),
                  change: (other.wijziging ?? t('firstIssue')).replace(/\.$/, ''),
                })}
              </p>
            ))}
        </div>
      </section>
    </Pages>
  )
}

/**
 * What a complete report would have and this one does not, by kind; apart from that, of what somebody said why. What
 * contradicts the suitability stands at the top of the page.
 */
function GapBox() {
  const { facts, words } = useReport()
  const argued = facts.gaps.filter(({ argument }) => argument !== null)
  const open = facts.gaps.filter(({ code, argument }) => argument === null && !isContradiction({ code }))
  const byCode = Map.groupBy(open, (gap): GapCode => gap.code)
  return (
    <>
      {open.length > 0 && (
        <div className="gaps">
          <p>
            <b>{words.t('gapsTitle')}.</b> {words.t('gapsIntro')}
          </p>
          <table>
            <tbody>
              {[...byCode].map(([code, gaps]) => (
                <tr key={code}>
                  <th scope="row">{gapText(code, words)}</th>
                  <td>{namesOf(gaps.map((gap) => gapLabel(gap, words)))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {argued.length > 0 && (
        <div className="gaps argued">
          <p>
            <b>{words.t('gapsArguedTitle')}.</b> {words.t('gapsArguedIntro')}
          </p>
          <ArguedGaps gaps={facts.gaps} />
        </div>
      )}
    </>
  )
}

/** A label may hold a comma: it is a sentence, or a name. */
const namesOf = (labels: readonly string[]) => labels.join(labels.some((label) => label.includes(',')) ? '; ' : ', ')

/** The parts of a complete report that are not in this one, for who looks for them here. */
function LackBox() {
  const report = useReport()
  const { dossier, words } = report
  const lacks = lacksOf(report)
  if (lacks.length === 0) return null
  return (
    <div className="gaps">
      <p>
        <b>{words.t('lacksTitle')}.</b> {words.t('lacksIntro', { firm: firmContact(dossier) })}
      </p>
      <p>
        <b>{lacks.join('; ')}.</b>
      </p>
    </div>
  )
}

interface TickLine {
  id: string
  klasse: Geschiktheidsklasse
  row: GeschiktheidRow | null
}

function Suitability() {
  const { dossier, words } = useReport()
  const { geschiktheden, onderzoek_type } = dossier.onderzoek
  const shown = SUITABILITY_CLASSES.filter(
    (klasse) =>
      geschiktheden.some((row) => row.klasse === klasse) ||
      // The three Dutch uses are always listed, ticked or not.
      (onderzoek_type.land === 'NL' && SUITABILITY_CLASSES.indexOf(klasse) < 3),
  )
  if (geschiktheden.length === 0 && shown.length === 0) return null
  const lines = shown.flatMap((klasse): TickLine[] => {
    const rows = geschiktheden.filter((row) => row.klasse === klasse)
    return rows.length === 0 ? [{ id: klasse, klasse, row: null }] : rows.map((row) => ({ id: row.id, klasse, row }))
  })
  return (
    <table className="ticks">
      <caption>{words.t('suitability')}</caption>
      <tbody>
        {lines.map(({ id, klasse, row }) => (
          <tr key={id} className={row === null ? 'off' : ''}>
            <td>
              <Tick on={row !== null} />
            </td>
            <td>
              {row !== null && !row.geschikt && klasse !== unsuitable && <b>{words.t('notSuitable')} </b>}
              {row !== null && (isSuitable(row) || klasse === unsuitable) ? <b>{words.t(klasse)}</b> : words.t(klasse)}
              {row?.sub_asset != null && ` ${words.t('forPart', { part: spaceLabel(row.sub_asset, words) })}`}
              {row?.toelichting != null && <span className="sub">{row.toelichting}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Counts() {
  const { dossier, facts, words } = useReport()
  const { counts } = facts
  const exclusions = dossier.onderzoek.uitgesloten_ruimtes.length
  const cells: [number, string][] = [
    [counts.sources, words.t('countSources', { n: counts.sources, found: counts.found })],
    [counts.locations, words.t('countLocations', { n: counts.locations })],
    [counts.samples, words.t('countSamples', { n: counts.samples, analyses: counts.analyses })],
    [
      counts.surveyed,
      words.t('countSpaces', { total: counts.inScope }) +
        (counts.partly > 0 ? words.t('countPartly', { n: counts.partly }) : ''),
    ],
    [exclusions, words.t('countExclusions', { n: exclusions })],
    [counts.photos, words.t('countPhotos', { n: counts.photos })],
  ]
  return (
    <div className="counts">
      {cells.map(([value, label]) => (
        <div key={label}>
          <b>{words.number(value)}</b> {label}
        </div>
      ))}
    </div>
  )
}

/** As wide as a signature may be. */
const SIGNATURE_MM = 50

/** The address of a signature; null without one. */
const signatureOf = (
  signature: { readonly file: { readonly file_key: string } | null } | null | undefined,
  photoSrc: ReportContext['photoSrc'],
) => (signature?.file == null ? null : photoSrc(signature.file.file_key, SIGNATURE_MM))

function People() {
  const { dossier, words, photoSrc } = useReport()
  const { onderzoek, rapport } = dossier
  const { t } = words
  const visits = onderzoek.inventarisaties.filter(({ status }) => status === 'uitgevoerd')
  const lastVisit = ({ id }: UserRow) =>
    visits
      .flatMap(({ start, inspecteurs }) =>
        start !== null && inspecteurs.some((user) => user.id === id) ? [start] : [],
      )
      .sort()
      .at(-1) ?? null
  const isDraft = rapport.status === 'concept' || rapport.status === 'ter_controle'
  const rows: { role: string; user: UserRow | null; date: string | null; certified?: boolean; signs?: boolean }[] = [
    { role: t('projectLead'), user: onderzoek.projectleider, date: null },
    ...inspectorsOf(dossier).map((user) => ({
      role: t('inspector'),
      user,
      date: lastVisit(user),
      certified: true,
      signs: true,
    })),
    { role: t('author'), user: rapport.opgesteld_door, date: rapport.datum },
    { role: t('reviewer'), user: rapport.gecontroleerd_door, date: rapport.gecontroleerd_op ?? null, signs: true },
    { role: t('releaser'), user: rapport.vrijgegeven_door, date: rapport.vrijgegeven_op, signs: true },
  ]
  const columns = [
    [t('role'), 30],
    [t('name'), 52],
    [t('personalCertificate'), 44],
    [t('date'), 28],
    [t('signature'), 36],
  ] as const
  return (
    <table className="rows whole tight">
      <caption>{t('people')}</caption>
      <colgroup>
        {columns.map(([title, mm]) => (
          <col key={title} style={{ width: `${(mm / 1.9).toFixed(3)}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(([title]) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ role, user, date, certified, signs }) => {
          if (user === null) return null
          const certificate = personalCertificate(user)
          const signature = signatureOf(user.handtekening, photoSrc)
          return (
            <tr key={`${role} ${user.id}`}>
              <th scope="row">{role}</th>
              <td>
                <b>{user.user.full_name}</b>
                {user.functie && user.functie !== role && <span className="quiet">, {uncapital(user.functie)}</span>}
              </td>
              <td>
                {certificate?.nummer ?? (certified ? <Missing>{t('notHere')}</Missing> : '–')}
                {certificate?.geldig_tot != null && (
                  <span className="sub">{t('validTo', { date: words.day(certificate.geldig_tot) })}</span>
                )}
              </td>
              <td>{date === null ? '–' : words.date(date)}</td>
              <td>
                {signature !== null ? (
                  <img className="signature" src={signature} alt={`${t('signature')} ${user.user.full_name}`} />
                ) : signs ? (
                  <Missing>{t(isDraft ? 'notSigned' : 'notHere')}</Missing>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

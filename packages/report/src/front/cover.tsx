import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { coverOf } from '../facts/photos.ts'
import { runs } from '../facts/text.ts'
import { useReport } from '../page/context.ts'
import { certificateNumber, kindOf, releaseDay, statusLine, suitabilityOf, validUntil } from './status.ts'

/** The address of the picture of the object; null without one. */
function usePicture(): string | null {
  const { dossier, photoSrc, room } = useReport()
  const file = coverOf(dossier)
  return file === null ? null : photoSrc(file.file_key, room.width)
}

/** The first page: object, survey, version, and what the report may be used for. */
export function Cover() {
  const { dossier, facts, references, words } = useReport()
  const { onderzoek, rapport } = dossier
  const { t } = words
  const asset = onderzoek.inventarisatie_asset.asset
  const picture = usePicture()
  const released = rapport.status === 'vrijgegeven'
  const excluded = onderzoek.uitgesloten_ruimtes.map((row) => row.nummer)
  const { title: suitable, unsuitable } = suitabilityOf(dossier, words)
  return (
    <section className="cover">
      <p className="kind">{t(kindOf(dossier))}</p>
      <p className={`object ${asset.title.length > 80 ? 'long' : asset.title.length > 44 ? 'wide' : ''}`}>
        {asset.title}
      </p>
      <p className="address">{asset.adres}</p>
      <div className="picture">
        {picture !== null && <img src={picture} alt={t('coverPhoto', { object: asset.title })} />}
      </div>
      <table>
        <tbody>
          <tr>
            <th scope="col">{t('surveyNumber')}</th>
            <th scope="col">{t('client')}</th>
            <th scope="col">{t('surveyType')}</th>
          </tr>
          <tr>
            <td className="big">{onderzoek.nummer}</td>
            <td>{onderzoek.onderzoek_klant?.klant.naam ?? '–'}</td>
            <td>
              {words.item(onderzoek.onderzoek_type)}
              {onderzoek.onderzoek_soort !== null && `, ${uncapital(words.item(onderzoek.onderzoek_soort))}`}
            </td>
          </tr>
        </tbody>
      </table>
      <table>
        <tbody>
          <tr>
            <th scope="col">{t('version')}</th>
            <th scope="col">{t('released')}</th>
            <th scope="col">{t('validUntil')}</th>
            <th scope="col">{t('certificate')}</th>
          </tr>
          <tr>
            <td>
              {released
                ? rapport.versie
                : t(rapport.status === 'vervallen' ? 'versionVoid' : 'versionDraft', { n: rapport.versie })}
            </td>
            <td>{releaseDay(dossier, words)}</td>
            <td>{validUntil(dossier, words)}</td>
            <td>{certificateNumber(dossier) ?? '–'}</td>
          </tr>
        </tbody>
      </table>
      {released ? (
        <div className="suitable">
          <span>{t(suitable === null ? 'suitabilityWord' : 'suitableFor')}</span>
          <div>
            <p>
              {suitable === null
                ? t(onderzoek.geschiktheden.length > 0 ? 'notSuitableTitle' : 'suitabilityMissing')
                : excluded.length === 0
                  ? suitable
                  : t('exceptParts', {
                      what: suitable,
                      n: excluded.length,
                      numbers: runs(excluded, words),
                      chapter: references.chapter('exclusions'),
                    })}
              {suitable !== null &&
                unsuitable.length > 0 &&
                `; ${uncapital(t('notSuitableFor', { parts: words.list(unsuitable) }))}`}
            </p>
            {facts.contradictions.length > 0 && (
              <p className="contradicted">{t('contradictionCover', { chapter: references.chapter('summary') })}</p>
            )}
            <Unexamined isNamed={suitable !== null} />
          </div>
        </div>
      ) : (
        <div className="suitable draft">
          <span>{t('status')}</span>
          <div>
            <p>{statusLine(dossier, facts, words)}</p>
            <Unexamined isNamed={false} />
          </div>
        </div>
      )}
    </section>
  )
}

/** What was not seen, for who reads no further: the exclusions, unless they stand above, and the spaces that none names. */
function Unexamined({ isNamed }: { isNamed: boolean }) {
  const { dossier, facts, references, words } = useReport()
  const { t } = words
  const excluded = dossier.onderzoek.uitgesloten_ruimtes.map((row) => row.nummer)
  const texts = [
    facts.carriedOut ? '' : t('notCarriedOutShort'),
    excluded.length > 0 && !isNamed
      ? t('coverUnexamined', { numbers: runs(excluded, words), chapter: references.chapter('exclusions') })
      : '',
    // Before a visit no space was seen, which is said already.
    facts.carriedOut && facts.counts.unexplained > 0 ? t('spacesOpen', { n: facts.counts.unexplained }) : '',
  ].filter(Boolean)
  return texts.length > 0 && <p className="unexamined">{texts.join(' ')}</p>
}

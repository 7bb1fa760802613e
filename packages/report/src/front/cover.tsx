import { runs } from '../derive.ts'
import { useReport } from '../page/context.ts'
import { chapterNumber } from '../report-chapters.ts'
import { certificateNumber, statusLine, suitabilityTitle, validUntil } from './status.ts'

/** The first page: object, survey, version, and what the report may be used for. */
export function Cover() {
  const { dossier, facts, words, photoSrc } = useReport()
  const { onderzoek, rapport } = dossier
  const { t } = words
  const asset = onderzoek.inventarisatie_asset.asset
  const picture = onderzoek.frontfoto === null ? null : photoSrc(onderzoek.frontfoto.file_key)
  const released = rapport.status === 'vrijgegeven'
  const excluded = onderzoek.uitgesloten_ruimtes.map((row) => row.nummer)
  const suitable = suitabilityTitle(dossier, words)
  return (
    <section className="cover" lang={words.locale}>
      <p className="kind">{t('reportKind')}</p>
      <p className="object">{asset.title}</p>
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
              {onderzoek.onderzoek_soort !== null && `, ${words.item(onderzoek.onderzoek_soort).toLowerCase()}`}
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
            <td>{released ? rapport.versie : t('versionDraft', { n: rapport.versie })}</td>
            <td>{released ? words.date(rapport.vrijgegeven_op ?? rapport.datum) : t('notReleased')}</td>
            <td>{validUntil(dossier, words)}</td>
            <td>{certificateNumber(dossier) ?? '–'}</td>
          </tr>
        </tbody>
      </table>
      {released ? (
        <div className="suitable">
          <span>{t('suitableFor')}</span>
          <p>
            {suitable !== null && excluded.length > 0
              ? t('exceptParts', {
                  what: suitable,
                  n: excluded.length,
                  numbers: runs(excluded, words),
                  chapter: chapterNumber('exclusions'),
                })
              : (suitable ?? t('suitabilityMissing'))}
          </p>
        </div>
      ) : (
        <div className="suitable draft">
          <span>{t('status')}</span>
          <p>{statusLine(dossier, facts, words)}</p>
        </div>
      )}
    </section>
  )
}

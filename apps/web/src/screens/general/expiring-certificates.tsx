import '../../page/people-routes.ts'
import { userCertificate } from '@vezel/model/entities/organisation/user-certificate.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { useMemo } from 'react'
import { useMe } from '../../api/me.ts'
import { type RowFor, useRows } from '../../api/rows.ts'
import { fieldLabel } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import { useFormats, useLocale } from '../../page/texts.tsx'
import { type Column, DataTable, TwoLines } from '../../ui/data-table.tsx'
import { Section } from '../../ui/field.tsx'
import { ErrorSign, SignedWord, WarningSign } from '../../ui/signs.tsx'
import { useT } from '../../ui/texts.ts'

const selection = {
  nummer: true,
  geldig_tot: true,
  status: true,
  is_vernieuwd: true,
  inventarisatie_user_certificate_type: { id: true, value: true, value_en: true, value_fr: true },
  inventarisatie_user: { id: true, full_name: true },
} as const
/** What has ended, or ends within the time in which one is warned, of whoever works here. */
const asked = {
  filter: {
    status: { in: ['verlopen', 'verloopt'] },
    inventarisatie_user: { where: { active: { eq: true } } },
  },
  sort: [{ field: 'geldig_tot' }],
} as const

/** The certificates that have expired or are about to: one's own, and for managers those of everybody. Nothing where there are none. */
export function ExpiringCertificates() {
  const t = useT(peoplePhrases)
  const to = useTo()
  const { me } = useMe()
  const own = me?.inventarisatie_user?.id
  const found = useRows(userCertificate, selection, asked).rows
  const rows = useMemo(() => lastOfEach(found), [found])
  const columns = useExpiringColumns(rows.some(({ inventarisatie_user: person }) => person.id !== own))
  if (rows.length === 0) return null
  const expired = found.filter(isExpired).length
  const expiring = rows.filter((row) => !isExpired(row)).length
  const renewed = expired - rows.filter(isExpired).length
  const counts = [
    ...(expired > 0
      ? [t('expiredCount', { n: expired }) + (renewed > 0 ? ` ${t('ofWhichRenewed', { n: renewed })}` : '')]
      : []),
    ...(expiring > 0 ? [t('expiringCount', { n: expiring })] : []),
  ]
  return (
    <Section level={2} title={t('expiring')} aside={<span className="dim">{counts.join(', ')}</span>}>
      <DataTable
        flow
        lines={2}
        label={t('expiring')}
        rows={rows}
        id={({ id }) => id}
        columns={columns}
        to={({ id: certificate, inventarisatie_user: person }) =>
          person.id === own
            ? to('account-certificates-certificate', { certificate })
            : to('admin-users-user-certificates-certificate', { user: person.id, certificate })
        }
      />
    </Section>
  )
}

type Expiring = RowFor<'userCertificate', typeof selection>
const isExpired = ({ status }: Expiring) => status === 'verlopen'

/** Without those that were renewed: of each kind that somebody has the last one counts. */
function lastOfEach(rows: readonly Expiring[]): readonly Expiring[] {
  const kindOf = ({ inventarisatie_user: person, inventarisatie_user_certificate_type: type }: Expiring) =>
    `${person.id} ${type.id}`
  // They come by their last day.
  const last = new Map(rows.map((row) => [kindOf(row), row.id]))
  return rows.filter((row) => !row.is_vernieuwd && last.get(kindOf(row)) === row.id)
}

function useExpiringColumns(isOfOthers: boolean): Column<Expiring>[] {
  const t = useT(peoplePhrases)
  const locale = useLocale()
  const { date, fromNow } = useFormats()
  return useMemo(() => {
    const { fields } = userCertificate
    const kind = ({ inventarisatie_user_certificate_type: type }: Expiring) => itemText(type, locale)
    return [
      ...(isOfOthers
        ? [
            {
              key: 'holder',
              title: t('holder'),
              narrow: true,
              value: (row: Expiring) => row.inventarisatie_user.full_name,
            },
          ]
        : []),
      {
        key: 'type',
        title: fieldLabel(fields.inventarisatie_user_certificate_type, locale),
        value: kind,
        ...(isOfOthers ? { under: kind } : { narrow: true }),
      },
      {
        key: 'geldig_tot',
        title: fieldLabel(fields.geldig_tot, locale),
        kind: 'date',
        value: (row) => row.geldig_tot,
        narrow: true,
        text: ({ geldig_tot: last }) => (last ? `${date(last)}\n${fromNow(last)}` : ''),
        render: (row) => {
          const last = row.geldig_tot
          const sign = isExpired(row) ? <ErrorSign /> : <WarningSign />
          return last && <TwoLines first={<SignedWord sign={sign}>{date(last)}</SignedWord>} second={fromNow(last)} />
        },
      },
    ]
  }, [isOfOthers, t, locale, date, fromNow])
}

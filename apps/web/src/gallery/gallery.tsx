import {
  IconArrowRight,
  IconBuilding,
  IconClipboardList,
  IconCopy,
  IconLayoutDashboard,
  IconPencil,
  IconPlugConnected,
  IconPlus,
  IconSettings,
  IconTrash,
  IconUserCircle,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
// biome-ignore-start lint/style/noRestrictedImports: the gallery shows the layouts too; nothing imports it.
import { Bare } from '../layouts/bare.tsx'
import { SignedInPending } from '../layouts/pending.tsx'
import { SignedIn } from '../layouts/signed-in.tsx'
// biome-ignore-end lint/style/noRestrictedImports: see above.
import { App, type AppRoute, Outlet, useDirtyBlock, useLocation, useParams, useSearch } from '../router/router.tsx'
import { setTheme } from '../theme/theme.ts'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'
import { Chip, RemovableChip } from '../ui/chip.tsx'
import { Radios, Segments } from '../ui/choices.tsx'
import { ColumnChooser } from '../ui/column-chooser.tsx'
import { Combobox, MultiCombobox } from '../ui/combobox.tsx'
import { type Column, DataTable, TwoLines, useTableView } from '../ui/data-table.tsx'
import { DateInput, DateTimeInput } from '../ui/date-input.tsx'
import { DetailCard, Split } from '../ui/detail-card.tsx'
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { ErrorPage } from '../ui/error-page.tsx'
import { EmptyState } from '../ui/feedback.tsx'
import { Field, FieldGrid, Section, ValueField } from '../ui/field.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { ImageRow, ImageTile } from '../ui/image-tile.tsx'
import { Checkbox, Select, TextArea, TextInput } from '../ui/inputs.tsx'
import { Message } from '../ui/message.tsx'
import { NumberInput } from '../ui/number-input.tsx'
import { PdfViewer } from '../ui/pdf-viewer.tsx'
import { Menu } from '../ui/popover.tsx'
import { ProgressBar, ProgressSteps, SavedIndicator, type SaveOutcome } from '../ui/progress.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { ErrorSign, InfoSign, SignedWord, TickSign, WarningSign } from '../ui/signs.tsx'
import { ProgressSign, RiskClass, StatusSign, type StatusSignShape, statusSigns } from '../ui/state-signs.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { toast } from '../ui/toast.tsx'
import { FilterSentence, SearchInput, Toolbar } from '../ui/toolbar.tsx'
import { Tree } from '../ui/tree.tsx'
import '../theme/base.css'
import './gallery.css'

const statusWords: Record<StatusSignShape, string> = {
  diamond: 'Asbesthoudend',
  'half-diamond': 'Asbestverdacht',
  'dashed-square': 'Niet onderzocht',
  'ring-core': 'Onder 0,1%',
  'ring-tick': 'Niet asbesthoudend',
}
const tones = {
  diamond: 'found',
  'half-diamond': 'susp',
  'dashed-square': 'none',
  'ring-core': 'below',
  'ring-tick': 'clean',
} as const

interface Place {
  id: string
  number: string
  group: string
  material: string
  space: string
  status: StatusSignShape
  risk: '1' | '2' | '2A' | '?' | null
  amount: number
  unit: string
  samples: number
  found: string
}

const materials = [
  'Flenspakking',
  'Leidingisolatie',
  'Asbestcement riool- of standleiding',
  'Beglazingskit',
  'Asbestcement bekisting of vulplaatje',
  'Moffenkit',
]
const spaces = [
  'Cv-ruimte',
  'Kruipruimte west',
  'Kruipruimte midden',
  'Kruipruimte oost',
  'Gevel achter',
  'Fundering',
  'Begane grond › Lokaal 7',
]

function places(count: number): Place[] {
  return Array.from({ length: count }, (_, at) => {
    const group = Math.floor(at / 3) + 4
    return {
      id: String(at + 1),
      number: `B${String(group).padStart(2, '0')}.${(at % 3) + 1}`,
      group: `B${String(group).padStart(2, '0')}`,
      material: materials[group % materials.length]!,
      space: spaces[(at * 5) % spaces.length]!,
      status: statusSigns[at % 7 < 3 ? 0 : at % 5]!,
      risk: (['1', '2', '2A', '?', null] as const)[group % 5]!,
      amount: ((at * 37) % 120) + 0.5,
      unit: at % 2 ? 'm¹' : 'm²',
      samples: at % 4,
      found: `2026-11-${String((at % 28) + 1).padStart(2, '0')}`,
    }
  })
}

const columns: Column<Place>[] = [
  { key: 'number', title: 'Nummer', kind: 'code', value: (row) => row.number },
  { key: 'space', title: 'Materiaal, ruimte', value: (row) => row.space },
  {
    key: 'status',
    title: 'Status materiaal',
    kind: 'status',
    value: (row) => statusSigns.indexOf(row.status),
    text: (row) => statusWords[row.status],
    render: (row) => <SignedWord sign={<StatusSign sign={row.status} />}>{statusWords[row.status]}</SignedWord>,
  },
  { key: 'risk', title: 'Klasse', width: 60, value: (row) => row.risk, render: () => null },
  {
    key: 'amount',
    title: 'Hoeveelheid',
    kind: 'number',
    value: (row) => row.amount,
    text: (row) => `${String(row.amount).replace('.', ',')} ${row.unit}`,
  },
  {
    key: 'samples',
    title: 'Monsters',
    kind: 'number',
    value: (row) => row.samples,
    text: (row) => (row.samples ? String(row.samples) : ''),
  },
  { key: 'found', title: 'Vastgelegd', kind: 'date', value: (row) => row.found, text: (row) => row.found },
]

const grouping = {
  of: (row: Place) => row.group,
  name: (group: string) => group,
  to: (group: string) => `/gallery/tabel/${group}`,
  cells: (group: string, rows: readonly Place[]) => ({
    number: group,
    space: rows[0]!.material,
    status: <SignedWord sign={<StatusSign sign={rows[0]!.status} />}>{statusWords[rows[0]!.status]}</SignedWord>,
    risk: <RiskClass value={rows[0]!.risk} />,
    amount: `${rows.reduce((sum, row) => sum + row.amount, 0)} ${rows[0]!.unit}`.replace('.', ','),
  }),
}
const some = places(30)
const many = places(640)
const base = '/gallery'

const surveyTabs = [
  'Informatie',
  'Pand',
  'Interviews',
  'Deskresearch',
  'Beperkingen',
  'Uitsluitingen',
  'Inventarisaties',
  'Bronnen',
  'Monsters',
  'Waarnemingen',
  'Certificaten',
  'Plattegronden',
  'Rapporten',
  'Controles',
]

function Frame() {
  const { pathname } = useLocation()
  const pages = [
    { to: base, label: 'Onderdelen' },
    { to: `${base}/velden`, label: 'Velden' },
    { to: `${base}/tabel`, label: 'Tabel', count: some.length },
    { to: `${base}/lang`, label: 'Lange tabel', count: many.length },
    { to: `${base}/leeg`, label: 'Leeg' },
    { to: `${base}/fout`, label: 'Fout' },
    { to: `${base}/pdf`, label: 'Pdf' },
  ].map((page) => ({ ...page, active: page.to === base ? pathname === base : pathname.startsWith(page.to) }))
  return (
    <SignedIn
      pageKey={pathname.split('/')[2] ?? ''}
      title="2026-0031"
      subtitle="Basisschool De Ontdekking"
      state={
        <Chip tone="bar" sign={<ProgressSign step={2} />}>
          Actief
        </Chip>
      }
      save={
        pathname.endsWith('velden')
          ? { kind: 'unsaved', text: '3 wijzigingen niet opgeslagen' }
          : { kind: 'saved', text: 'Alles opgeslagen' }
      }
      actions={<IconButton label="Onderzoek kopiëren" icon={<IconCopy />} />}
      version="1.0.0"
      versionTo={base}
      userName="Joost Hendriks"
      organisation="Noordlicht Onderzoek B.V."
      onLogOut={() => toast({ text: 'Uitgelogd' })}
      onSearch={() => toast({ text: 'Zoeken' })}
      menu={[
        { to: `${base}/dashboard`, label: 'Dashboard', icon: <IconLayoutDashboard /> },
        { to: `${base}/onderzoeken`, label: 'Onderzoeken', icon: <IconClipboardList />, active: true, children: pages },
        {
          to: `${base}/panden`,
          label: 'Pandenbeheer',
          icon: <IconBuilding />,
          children: [
            { to: `${base}/p1`, label: 'Panden' },
            { to: `${base}/p2`, label: 'Sjablonen' },
          ],
        },
        {
          to: `${base}/integraties`,
          label: 'Integraties',
          icon: <IconPlugConnected />,
          children: [{ to: `${base}/i1`, label: 'Asbestregisseur', count: 2 }],
        },
        { to: `${base}/beheer`, label: 'Beheer', icon: <IconSettings /> },
        { to: `${base}/account`, label: 'Account', icon: <IconUserCircle /> },
      ]}
    >
      <Tabs
        label="Onderzoek"
        items={surveyTabs.map((label) => ({
          to: `${base}/${label === 'Bronnen' ? 'tabel' : label}`,
          label,
          active: label === 'Bronnen',
        }))}
      />
      <Outlet />
    </SignedIn>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-part">
      <h2 className="gallery-title">{title}</h2>
      <div className="gallery-row">{children}</div>
    </section>
  )
}

function Parts() {
  const [segment, setSegment] = useState<'binnen' | 'buiten'>('binnen')
  const [ticked, setTicked] = useState(true)
  const [dialog, setDialog] = useState<'dialog' | 'danger' | 'download' | null>(null)
  const [saved, setSaved] = useState<SaveOutcome | null>(null)
  return (
    <div className="page-flow">
      <Part title="Thema">
        <Button onClick={() => setTheme('light')}>Licht</Button>
        <Button onClick={() => setTheme('dark')}>Donker</Button>
        <Button onClick={() => setTheme(null)}>Als het apparaat</Button>
      </Part>
      <Part title="Knoppen">
        <Button kind="primary" icon={<IconPlus />}>
          Nieuwe bron
        </Button>
        <Button icon={<IconPencil />}>Bewerken</Button>
        <Button kind="quiet">Voorbeeld CSV</Button>
        <Button kind="danger" icon={<IconTrash />} onClick={() => setDialog('danger')}>
          Verwijderen
        </Button>
        <Button kind="download" onClick={() => setDialog('download')}>
          Downloaden
        </Button>
        <Button kind="primary" disabled>
          Opslaan
        </Button>
        <Button kind="primary" loading>
          Opslaan
        </Button>
        <Button onClick={() => setDialog('dialog')}>Dialoog</Button>
        <Menu
          items={[
            { label: 'Bewerken', icon: <IconPencil />, onSelect: () => toast({ text: 'Bewerken' }) },
            { label: 'Kopiëren', icon: <IconCopy />, to: `${base}/tabel` },
            { label: 'Vrijgeven', disabled: true },
            { label: 'Verwijderen', icon: <IconTrash />, danger: true, apart: true },
          ]}
        />
        <IconButton kind="outlined" label="Kopiëren" icon={<IconCopy />} />
        <ButtonLink to={`${base}/tabel`} icon={<IconArrowRight />}>
          Naar de tabel
        </ButtonLink>
        <Button
          onClick={() =>
            toast({
              text: 'Foto 5 van B06.1 verwijderd',
              icon: <IconTrash />,
              onUndo: () => toast({ text: 'Teruggezet' }),
            })
          }
        >
          Melding
        </Button>
        <Button onClick={() => setSaved({ kind: 'success', at: Date.now() })}>Opgeslagen</Button>
        <Button onClick={() => setSaved({ kind: 'error', at: Date.now() })}>Mislukt</Button>
        <SavedIndicator outcome={saved} />
      </Part>
      <Part title="Status">
        {statusSigns.map((sign) => (
          <span key={sign} className="gallery-sign">
            <StatusSign sign={sign} size={28} />
            <StatusSign sign={sign} size={20} />
            <StatusSign sign={sign} />
            <Chip tone={tones[sign]} sign={<StatusSign sign={sign} />}>
              {statusWords[sign]}
            </Chip>
          </span>
        ))}
        <StatusSign sign="diamond" color="#7A2A91" size={20} label="Chroom-6" />
        <StatusSign sign="diamond" color="#FFE680" size={20} label="Te bleek" />
      </Part>
      <Part title="Voortgang, klasse, voortgangsbalk">
        {([0, 1, 2, 3, 4, 'void'] as const).map((step) => (
          <SignedWord key={step} sign={<ProgressSign step={step} />}>
            {String(step)}
          </SignedWord>
        ))}
        <WarningSign />
        <ErrorSign />
        <InfoSign />
        <TickSign />
        <WarningSign size={20} />
        <ErrorSign size={20} />
        {(['1', '2', '2A', '?', null] as const).map((risk) => (
          <RiskClass key={risk} value={risk} label={risk ? `Risicoklasse ${risk}` : undefined} />
        ))}
        <ProgressBar value={0.4} label="Ruimten onderzocht" />
        <ProgressSteps values={[1, 0.6, 0.2, 0, 0]} label="Veldwerk, 5 van 12 ruimten" />
      </Part>
      <Part title="Keuzes en voorwaarden">
        <Segments
          aria-label="Plaats"
          value={segment}
          onChange={setSegment}
          options={[
            { value: 'binnen', label: 'Binnen' },
            { value: 'buiten', label: 'Buiten' },
          ]}
        />
        <Checkbox label="Geschat" checked={ticked} onChange={setTicked} />
        <Checkbox label="Deels" checked={false} mixed onChange={setTicked} />
        <Checkbox label="Kan niet" checked disabled onChange={setTicked} />
        <Radios
          value={segment}
          onChange={setSegment}
          options={[
            { value: 'binnen', label: 'Normaal' },
            { value: 'buiten', label: 'Urgent' },
          ]}
        />
        <RemovableChip label="status is Asbesthoudend" onRemove={() => {}} />
      </Part>
      <Part title="Meldingen">
        <div className="gallery-stack">
          <Message tone="error">
            <strong>Fout: deze bron is in gebruik.</strong> Locatie B14.1 heeft een bevinding in 2025-0412.{' '}
            <a href={base}>Status van locatie wijzigen</a>
          </Message>
          <Message tone="warning">Let op: hoeveelheid 0 terwijl de bron is aangetroffen.</Message>
          <Message tone="info">Dit rapport is vrijgegeven op 24 maart 2026 en staat vast.</Message>
          <Message tone="success">Gegevens zijn door LAVS verwerkt.</Message>
        </div>
      </Part>
      <Part title="Boom">
        <div className="gallery-stack">
          <Tree
            label="Ruimten"
            selected="cv"
            nodes={[
              {
                id: 'k',
                label: 'Kruipruimte',
                count: 4,
                children: [
                  {
                    id: 'kw',
                    label: 'Kruipruimte west',
                    sign: <StatusSign sign="diamond" />,
                    children: [{ id: 'kl', label: 'Kruipluik', sign: <StatusSign sign="ring-tick" /> }],
                  },
                ],
              },
              {
                id: 'bg',
                label: 'Begane grond',
                count: 27,
                children: [
                  { id: 'cv', label: 'Cv-ruimte', sign: <StatusSign sign="diamond" /> },
                  { id: 'di', label: 'Directie', sign: <StatusSign sign="ring-tick" /> },
                ],
              },
            ]}
          />
        </div>
      </Part>
      <Part title="Korte tabel in de pagina">
        <DataTable
          label="Bronnen kort"
          flow
          lines={2}
          rows={some.slice(0, 4)}
          id={(row) => row.id}
          columns={shortColumns}
          to={(row) => `${base}/tabel/${row.id}`}
        />
      </Part>
      <Part title="Foto's">
        <ImageRow>
          <ImageTile src={picture} alt="Overzicht van de kruipruimte" caption="Overzichtsfoto" onOpen={() => {}} />
          <ImageTile src={undefined} alt="Op weg" />
          <ImageTile src={null} alt="Geen" />
          <ImageTile src="/bestaat-niet.png" alt="Kapot" />
        </ImageRow>
      </Part>
      <Dialog
        open={dialog === 'dialog'}
        onClose={() => setDialog(null)}
        title="Beperking toevoegen"
        footer={
          <>
            <Button size="large" onClick={() => setDialog(null)}>
              Annuleer
            </Button>
            <Button size="large" kind="primary" onClick={() => setDialog(null)}>
              Toevoegen
            </Button>
          </>
        }
      >
        <Fields />
      </Dialog>
      <ConfirmDialog
        open={dialog === 'danger'}
        onClose={() => setDialog(null)}
        title="Bron B14 verwijderen"
        confirm="Verwijderen"
        kind="danger"
        onConfirm={() =>
          new Promise((_, refuse) => setTimeout(() => refuse(new Error('GraphQL: deze bron is in gebruik.')), 400))
        }
        wayOut={<a href={base}>Status van locatie wijzigen</a>}
      >
        Weet je zeker dat je bron <strong>B14 Asbestcement bekisting of vulplaatje</strong> wilt verwijderen? De bron
        heeft 1 locatie (Fundering, 60 stuks).
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === 'download'}
        onClose={() => setDialog(null)}
        title="Rapport downloaden"
        confirm="Downloaden"
        kind="download"
        onConfirm={async () => toast({ text: 'Gedownload' })}
      >
        Download rapport 2025-0412, versie 2? Het pdf-bestand is 38 MB.
      </ConfirmDialog>
    </div>
  )
}

const shortColumns: Column<Place>[] = [
  columns[0]!,
  {
    key: 'space',
    title: 'Pand',
    value: (row) => row.space,
    render: (row) => <TwoLines first={row.space} second={row.material} />,
  },
  columns[2]!,
  columns[4]!,
]
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"%3E%3Crect width="300" height="200" fill="%236b6257"/%3E%3Cpath d="M0 120 300 60v20L0 150Z" fill="%23a89d8c"/%3E%3C/svg%3E'

const spaceOptions = spaces.map((label, at) => ({
  value: String(at),
  label,
  hint: at % 2 ? 'Begane grond' : undefined,
}))

function Fields({ level }: { level?: 2 | 3 }) {
  const [text, setText] = useState('Langs westgevel, 0,6 m hoog')
  const [amount, setAmount] = useState<number | string | null>(null)
  const [percent, setPercent] = useState<number | string | null>(15)
  const [choice, setChoice] = useState<string | null>('a')
  const [space, setSpace] = useState<string | null>('1')
  const [people, setPeople] = useState<string[]>(['0', '2'])
  const [day, setDay] = useState<string | null>('2026-11-19')
  const [moment, setMoment] = useState<string | null>('2026-12-01 08:00:00')
  const [yes, setYes] = useState<'ja' | 'nee' | 'weet'>('ja')
  const [html, setHtml] = useState(
    '<h3>Kop</h3><p>Losse delen op de <strong>bodem</strong>, over circa 2 m.</p><ul><li><p>Eén</p></li><li><p>Twee</p></li></ul>',
  )
  const [ticked, setTicked] = useState(false)
  return (
    <Section title="Bevinding in dit onderzoek" level={level}>
      <FieldGrid>
        <Field label="Aangetroffen" group width="full">
          <Segments
            value={yes}
            onChange={setYes}
            options={[
              { value: 'ja', label: 'Ja' },
              { value: 'nee', label: 'Nee' },
              { value: 'weet', label: 'Niet controleerbaar' },
            ]}
          />
        </Field>
        <Field label="Hoeveelheid" required error="Dit veld is verplicht">
          <NumberInput value={amount} onChange={setAmount} unit="m¹" step={1} min={0} />
        </Field>
        <Field label="Geschat" group>
          <Checkbox checked={ticked} onChange={setTicked} label="Geschat" />
        </Field>
        <Field label="Vaststelling" required>
          <Select
            value={choice}
            onChange={setChoice}
            options={[
              { value: 'a', label: 'Eigen monster geanalyseerd' },
              { value: 'b', label: 'Nog te bemonsteren' },
            ]}
          />
        </Field>
        <Field label="Plaats in de ruimte" help="Staat zo in het rapport">
          <TextInput value={text} onChange={setText} maxLength={190} />
        </Field>
        <Field label="Beschadiging" changed was="Matig">
          <Combobox value={space} onChange={setSpace} options={spaceOptions} />
        </Field>
        <Field label="Beschadigd deel">
          <NumberInput value={percent} onChange={setPercent} unit="%" integer />
        </Field>
        <Field label="Inspecteurs" width="full">
          <MultiCombobox value={people} onChange={setPeople} options={spaceOptions} />
        </Field>
        <Field label="Rapportdatum" error={day && /^\d{4}/.test(day) ? null : 'Dit is geen geldige datum'}>
          <DateInput value={day} onChange={setDay} />
        </Field>
        <Field label="Start">
          <DateTimeInput value={moment} onChange={setMoment} min="2026-11-20" />
        </Field>
        <Field label="Alleen lezen">
          <TextInput value="B06.1" onChange={() => {}} readOnly />
        </Field>
        <Field label="Kan niet">
          <TextInput value="B06.1" onChange={() => {}} disabled />
        </Field>
        <Field label="Wachtwoord">
          <TextInput type="password" value="geheim12" onChange={() => {}} autoComplete="off" />
        </Field>
        <Field label="Leeg">
          <Combobox value={null} onChange={() => {}} options={[]} />
        </Field>
        <Field label="Toelichting" width="full">
          <TextArea value={text} onChange={setText} maxLength={190} />
        </Field>
        <Field label="Vrijgavedocument" width="full">
          <FileDrop
            multiple
            accept=".pdf"
            onFiles={() => {}}
            onCancel={() => {}}
            items={[
              { id: '1', name: 'vrijgave-2026-0031.pdf', size: 2_100_000, progress: 0.4 },
              { id: '2', name: 'certificaat.pdf', size: 38_000_000, progress: 1 },
              { id: '3', name: 'foto.heic', size: 900_000, progress: 0, error: 'Dit bestandstype kan niet' },
            ]}
          />
        </Field>
        <Field label="Omschrijving" width="full" group>
          <RichText value={html} onChange={setHtml} />
        </Field>
      </FieldGrid>
    </Section>
  )
}

function FieldsPage() {
  const [dirty, setDirty] = useState(false)
  const block = useDirtyBlock(dirty)
  return (
    <div className="page-flow">
      <Checkbox label="Er zijn wijzigingen" checked={dirty} onChange={setDirty} />
      <Fields level={2} />
      <ConfirmDialog
        open={block.asking}
        onClose={block.stay}
        title="Wijzigingen weggooien"
        confirm="Weggooien"
        kind="danger"
        onConfirm={async () => block.leave()}
      >
        Er zijn wijzigingen die niet zijn opgeslagen.
      </ConfirmDialog>
    </div>
  )
}

function TablePage({ rows, grouped = false }: { rows: Place[]; grouped?: boolean }) {
  const { item } = useParams()
  const [search, setSearch] = useSearch()
  const [order, setOrder] = useState(rows)
  const [view, setView] = useTableView(`gallery ${grouped}`)
  const [count, setCount] = useState(rows.length)
  const here = grouped ? `${base}/tabel` : `${base}/lang`
  const [tab, setTab] = useState('Details')
  const row = order.find((each) => each.id === item)
  return (
    <Split
      card={
        item && (
          <DetailCard
            title={row ? `${row.number} ${row.space}` : item}
            context={row?.material}
            closeTo={here}
            actions={<Menu items={[{ label: 'Verwijderen', icon: <IconTrash />, danger: true }]} />}
            badges={
              <>
                <Chip tone="found" sign={<StatusSign sign="diamond" />}>
                  Asbesthoudend
                </Chip>
                <RiskClass value="2A" /> <span className="dim">risicoklasse</span>
                <span className="push">
                  <SignedWord sign={<ProgressSign step={0} />}>Aanwezig</SignedWord>
                </span>
              </>
            }
            tabs={
              <Tabs
                size="card"
                label="Bron"
                items={['Details', 'Foto’s', 'Monsters', 'Maatregelen', 'Waarnemingen'].map((label, at) => ({
                  to: `${here}/${item}?tab=${label}`,
                  label,
                  count: at || null,
                  active: label === (search.tab ?? tab),
                }))}
              />
            }
            edited={search.tab === 'Monsters'}
            footer={
              <>
                <span>Vastgelegd 13 nov 2026 door Samir El Amrani</span>
                <Button icon={<IconPencil />} onClick={() => setTab('Details')}>
                  Bewerken
                </Button>
              </>
            }
          >
            {search.tab === 'Monsters' ? (
              <Fields />
            ) : (
              <>
                <ImageRow>
                  <ImageTile src={picture} alt="Overzicht" caption="Overzichtsfoto" />
                  <ImageTile src={picture} alt="Beschadiging" caption="Beschadiging" />
                  <ImageTile src={picture} alt="Monsterlocatie" caption="Monsterlocatie" />
                </ImageRow>
                <div style={{ height: 16 }} />
                <Section title="Bevinding in dit onderzoek">
                  <FieldGrid isValues>
                    <ValueField label="Aangetroffen">Ja</ValueField>
                    <ValueField label="Hoeveelheid">42 m¹</ValueField>
                    <ValueField label="Vaststelling">Eigen monster geanalyseerd</ValueField>
                    <ValueField label="Plaats in de ruimte">Langs westgevel, 0,6 m hoog</ValueField>
                  </FieldGrid>
                </Section>
                <Section title="Advies">
                  <FieldGrid isValues>
                    <ValueField label="Risicobeoordeling" width="full">
                      Risicobeoordeling NEN 2991 noodzakelijk
                    </ValueField>
                    <ValueField label="Maatregelen">Ruimte afsluiten</ValueField>
                    <ValueField label="Behandelmoment" />
                  </FieldGrid>
                </Section>
              </>
            )}
          </DetailCard>
        )
      }
    >
      <Toolbar title="Bronnen" count={`${count} bevindingen`}>
        <SearchInput label="Zoek in bronnen" value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
        <ColumnChooser columns={columns} view={view} onView={setView} />
        <Button kind="primary" icon={<IconPlus />}>
          Nieuwe bron
        </Button>
      </Toolbar>
      {!grouped && (
        <FilterSentence count={`${count} van ${rows.length}`}>
          Bronnen waarvan <RemovableChip label="status is Asbesthoudend" onRemove={() => {}} /> en{' '}
          <RemovableChip label="verdieping is Begane grond" onRemove={() => {}} />
        </FilterSentence>
      )}
      <DataTable
        label="Bronnen"
        rows={order}
        id={(each) => each.id}
        columns={columns}
        view={view}
        onView={setView}
        query={search.q}
        selected={item}
        to={(each) => `${here}/${each.id}`}
        grouping={grouped ? grouping : undefined}
        onCount={setCount}
        onReorder={
          grouped
            ? undefined
            : (from, to) => {
                const next = [...order]
                next.splice(to, 0, ...next.splice(from, 1))
                setOrder(next)
              }
        }
      />
    </Split>
  )
}

function LoadingPage() {
  return (
    <>
      <Toolbar title="Bronnen" count="0" />
      <DataTable label="Bronnen" rows={[]} id={(row: Place) => row.id} columns={columns} loading />
    </>
  )
}

function EmptyPage() {
  return (
    <>
      <Toolbar title="Bronnen" count="0" />
      <EmptyState
        title="Er zijn nog geen bronnen"
        sign={<StatusSign sign="dashed-square" size={28} />}
        actions={
          <>
            <Button kind="primary" size="large" icon={<IconPlus />}>
              Nieuwe bron
            </Button>
            <Button size="large">Bezoek melden</Button>
          </>
        }
        aside={
          <Section title="Al bekend">
            <FieldGrid isValues>
              <ValueField label="Ruimten">31, uit sjabloon Boerderij</ValueField>
            </FieldGrid>
          </Section>
        }
      >
        Het bezoek staat in concept voor vrijdag 4 december 2026. Bronnen leg je vast tijdens het bezoek; verwachte
        bronnen uit de deskresearch kun je nu al klaarzetten.
      </EmptyState>
    </>
  )
}

function PdfPage() {
  const [data, setData] = useState<Blob | null>(null)
  return (
    <>
      <Toolbar title="Pdf">
        <input
          type="file"
          aria-label="Pdf kiezen"
          accept=".pdf"
          onChange={(event) => setData(event.target.files?.[0] ?? null)}
        />
      </Toolbar>
      <PdfViewer data={data} title="Rapport" />
    </>
  )
}

function LoginPage() {
  return (
    <Bare
      title="Inloggen"
      subtitle="Met het account van je organisatie."
      aside={<span />}
      foot="Je blijft 7 dagen ingelogd op dit apparaat. Versie 1.0.0"
    >
      <Field label="E-mailadres">
        <TextInput type="email" value="joost@noordlicht.test" onChange={() => {}} />
      </Field>
      <Field label="Wachtwoord">
        <TextInput type="password" value="geheim1234" onChange={() => {}} />
      </Field>
      <Button kind="primary">Inloggen</Button>
    </Bare>
  )
}

const routes: AppRoute[] = [
  {
    frame: Frame,
    pending: <SignedInPending />,
    children: [
      { path: base, frame: Parts },
      { path: `${base}/velden`, frame: FieldsPage },
      { path: `${base}/tabel/:item?`, frame: () => <TablePage rows={some} grouped /> },
      { path: `${base}/lang/:item?`, frame: () => <TablePage rows={many} /> },
      { path: `${base}/leeg`, frame: EmptyPage },
      { path: `${base}/laden`, frame: LoadingPage },
      { path: `${base}/pdf`, frame: PdfPage },
      { path: `${base}/*`, frame: () => <ErrorPage status={404} homeTo={base} code="VZ-7Q4K" /> },
    ],
  },
  { path: `${base}/inloggen`, frame: LoginPage },
]

createRoot(document.getElementById('root')!).render(<App routes={routes} />)

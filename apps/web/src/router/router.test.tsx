// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  App,
  type AppRoute,
  Link,
  Navigate,
  Outlet,
  useDirtyBlock,
  useLocation,
  useNavigate,
  useParams,
  useSearch,
} from './router.tsx'

let root: Root
let frames = 0
let fetched = 0
let dirty = false
let navigate: ReturnType<typeof useNavigate>
let setSearch: ReturnType<typeof useSearch>[1]

function Frame() {
  const [number] = useState(() => ++frames)
  navigate = useNavigate()
  return (
    <div>
      frame {number}: <Outlet />
    </div>
  )
}
function Survey() {
  const { survey } = useParams()
  const [search, set] = useSearch()
  const block = useDirtyBlock(dirty)
  setSearch = set
  return (
    <>
      survey {survey} q={search.q ?? ''} {useLocation().pathname}
      <Link to="/lijst">naar de lijst</Link>
      {block.asking && (
        <>
          <button type="button" id="stay" onClick={block.stay} />
          <button type="button" id="leave" onClick={block.leave} />
        </>
      )}
    </>
  )
}
const List = () => <p>lijst</p>
const Broken = () => {
  throw new Error('kapot')
}
const lazily = (screen: () => React.ReactNode) => async () => {
  fetched++
  return screen
}
const routes = (): AppRoute[] => [
  {
    frame: Frame,
    pending: 'even wachten',
    children: [
      {
        failed: ({ error }) => <p>{`mislukt: ${(error as Error).message}`}</p>,
        children: [
          { path: '/lijst', screen: lazily(List) },
          { path: '/onderzoeken/:survey', screen: lazily(Survey) },
          { path: '/kapot', screen: lazily(Broken) },
          { path: '/oud', screen: lazily(() => <Navigate to="/lijst" replace />) },
          { path: '*', screen: lazily(() => <p>onbekend</p>) },
        ],
      },
    ],
  },
]
const text = () => document.body.textContent
const settled = () => act(async () => void (await new Promise((done) => setTimeout(done, 30))))
const open = async (path: string) => {
  history.replaceState(null, '', path)
  await act(async () => root.render(<App routes={routes()} />))
}
const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click())

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  frames = 0
  fetched = 0
  dirty = false
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
})

test('an address opens its screen in its frames, with its parameters', async () => {
  await open('/onderzoeken/12?q=dak')
  expect(text()).toBe('frame 1: survey 12 q=dak /onderzoeken/12naar de lijst')
})

test('a link shows the next page, back the one before; the frame stays and a screen is fetched once', async () => {
  await open('/onderzoeken/12')
  await press('a')
  expect([text(), location.pathname]).toEqual(['frame 1: lijst', '/lijst'])
  await act(async () => navigate(-1))
  await settled()
  expect(text()).toContain('survey 12')
  expect(fetched).toBe(2)
})

test('unsaved changes hold a link and the way back, and the address stays; leaving goes on', async () => {
  await open('/lijst')
  dirty = true
  await act(async () => navigate('/onderzoeken/12'))
  await press('a')
  expect([location.pathname, document.querySelector('#stay') !== null]).toEqual(['/onderzoeken/12', true])
  await press('#stay')
  expect(document.querySelector('#stay')).toBeNull()

  await act(async () => history.back())
  await settled()
  expect([location.pathname, document.querySelector('#leave') !== null]).toEqual(['/onderzoeken/12', true])
  await press('#leave')
  await settled()
  expect([location.pathname, text()]).toEqual(['/lijst', 'frame 1: lijst'])
})

test('the search stands in the address, and two changes keep each other', async () => {
  await open('/onderzoeken/12?q=dak')
  await act(async () => {
    setSearch({ q: 'goot' })
    setSearch({ sort: 'nummer' })
  })
  expect(location.search).toBe('?q=goot&sort=nummer')
  await act(async () => setSearch({ q: '', sort: null }))
  expect([location.search, text()]).toEqual(['', 'frame 1: survey 12 q= /onderzoeken/12naar de lijst'])
})

test('a page that fails says so inside its frame, and the next page is whole again', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('/lijst')
  await act(async () => navigate('/kapot'))
  expect(text()).toBe('frame 1: mislukt: kapot')
  await act(async () => navigate('/lijst'))
  expect(text()).toBe('frame 1: lijst')
  quiet.mockRestore()
})

test('an old address leads on, an unknown one has its own page', async () => {
  await open('/oud')
  await settled()
  expect([location.pathname, text()]).toEqual(['/lijst', 'frame 1: lijst'])
  await act(async () => navigate('/nergens/heen'))
  expect(text()).toBe('frame 1: onbekend')
})

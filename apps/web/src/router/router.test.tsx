// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayPrefetch } from './prefetch.ts'
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
let areas = 0
let dirty = false
let broken = false
let needed = 'niets'
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
const Client = () => <Link to="/beheer/8">klant {useParams().klant}</Link>
const Broken = () => {
  throw new Error('kapot')
}
const lazily = (screen: () => React.ReactNode) => async () => {
  fetched++
  if (broken) throw new Error('weg')
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
          {
            frame: () => <>{`lijst om ${needed}`}</>,
            before: async () => {
              needed = 'heen'
            },
            children: [{ path: '/om', screen: lazily(List) }],
          },
          { path: '/onderzoeken/:survey', screen: lazily(Survey) },
          { path: '/kapot', screen: lazily(Broken) },
          { path: '/oud', screen: lazily(() => <Navigate to="/lijst" replace />) },
          {
            below: ['/beheer', '/en/admin'],
            area: async () => {
              areas++
              if (broken) throw new Error('weg')
              return [
                { path: '/beheer/:klant', screen: lazily(Client) },
                { path: '/en/admin/:klant', screen: lazily(Client) },
              ]
            },
          },
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

/** What a browser has and jsdom lacks: every link is in view, and `idle()` is a moment of quiet. */
let idle: () => Promise<void>
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const waiting: (() => void)[] = []
  idle = () =>
    act(async () => {
      // Nothing is asked for before the frame has been drawn.
      await new Promise((done) => setTimeout(done))
      for (const work of waiting.splice(0)) work()
    })
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => drawn())
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.tell = tell
      }
      observe = (target: Element) => this.tell([{ isIntersecting: true, target }])
      unobserve = () => {}
    },
  )
  frames = 0
  fetched = 0
  areas = 0
  dirty = false
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  // What has been planned is planned with the browser of this test.
  await new Promise((done) => setTimeout(done))
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
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
    // Before the page has been drawn anew, the first is known already.
    setSearch((now) => ({ filter: `${now.q}-2` }))
  })
  expect(location.search).toBe('?q=goot&sort=nummer&filter=goot-2')
  await act(async () => setSearch({ q: '', sort: null, filter: null }))
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

test('the screen behind a link in view is fetched at a quiet moment, once, and is then there at once', async () => {
  await open('/onderzoeken/12')
  expect(fetched).toBe(1)
  await idle()
  expect(fetched).toBe(2)
  document.querySelector('a')?.focus()
  await idle()
  await press('a')
  expect([text(), fetched]).toEqual(['frame 1: lijst', 2])
})

test('while rows are still on their way to the screen nothing is fetched ahead', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = '<table aria-busy="true"></table>'
  await open('/onderzoeken/12')
  await idle()
  await idle()
  expect(fetched).toBe(1)
  main.innerHTML = '<table></table>'
  await idle()
  expect(fetched).toBe(2)
})

test('a screen that cannot be had ahead says nothing, and is asked for again by who goes there', async () => {
  await open('/onderzoeken/12')
  broken = true
  await idle()
  expect([fetched, text()]).toEqual([2, 'frame 1: survey 12 q= /onderzoeken/12naar de lijst'])
  broken = false
  await press('a')
  expect([fetched, text()]).toEqual([3, 'frame 1: lijst'])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead with %o',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    await open('/onderzoeken/12')
    await idle()
    expect(fetched).toBe(1)
  },
)

test('a faster connection, or one that says nothing, fetches ahead', () => {
  for (const connection of [undefined, {}, { effectiveType: '3g' }, { effectiveType: '4g', saveData: false }])
    expect(mayPrefetch(connection)).toBe(true)
})

test('an area brings its pages when somebody goes there, once, inside the frames that stand', async () => {
  await open('/lijst')
  expect(areas).toBe(0)
  await act(async () => navigate('/beheer/7'))
  expect([text(), areas]).toEqual(['frame 1: klant 7', 1])
  await act(async () => navigate('/en/admin/9'))
  expect([text(), areas]).toEqual(['frame 1: klant 9', 1])
  await act(async () => navigate('/beheer'))
  expect([text(), areas]).toEqual(['frame 1: onbekend', 1])
})

test('an address inside an area opens at once, and one that the area does not have is unknown', async () => {
  await open('/beheer/7')
  expect([text(), areas]).toEqual(['frame 1: klant 7', 1])
  await act(async () => navigate('/beheer/7/weg'))
  expect(text()).toBe('frame 1: onbekend')
})

test('an area behind a link is fetched ahead with its screen; when it cannot be had nothing is said', async () => {
  await open('/onderzoeken/12')
  await act(async () => document.body.insertAdjacentHTML('beforeend', '<a id="ahead" href="/beheer/7">x</a>'))
  const ahead = document.querySelector<HTMLElement>('#ahead')
  broken = true
  ahead?.focus()
  await idle()
  expect([areas > 0, text()?.includes('mislukt')]).toEqual([true, false])
  broken = false
  ahead?.blur()
  ahead?.focus()
  await idle()
  const before = [areas, fetched]
  await act(async () => navigate('/beheer/7'))
  expect([text()?.startsWith('frame 1: klant 7'), areas, fetched]).toEqual([true, ...before])
})

test('a frame is not shown without what it needs that is fetched', async () => {
  await open('/om')
  expect(text()).toBe('frame 1: lijst om heen')
})

import { expect, type Locator, type Page, test } from '@playwright/test'
import { clearPlan, drawingSaved, openPlan } from './support/plan.ts'
import { card, logIn } from './support/vezel.ts'

const shots = process.env.PLAN_SHOTS
const look = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

test.use({ hasTouch: true })

interface Finger {
  readonly x: number
  readonly y: number
  /** Half of what it covers; a fingertip unless told. */
  readonly radius?: number
  readonly id?: number
}

/** Fingers on a canvas, in its pixels, as the screen of a tablet tells them. */
async function fingersOn(page: Page, canvas: Locator) {
  const box = await canvas.boundingBox()
  if (!box) throw new Error('no plan')
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y, radius = 12, id = 0 }) => ({
        ...{ x: box.x + x, y: box.y + y, id, radiusX: radius, radiusY: radius, force: 1 },
      })),
    })
  return {
    box,
    down: (...fingers: Finger[]) => send('touchStart', fingers),
    move: (...fingers: Finger[]) => send('touchMove', fingers),
    up: () => send('touchEnd', []),
    tap: async (finger: Finger) => {
      await send('touchStart', [finger])
      await send('touchEnd', [])
    },
  }
}

test('a field day on a tablet: one finger draws what is to be placed, two move the plan, a palm does nothing', async ({
  page,
}) => {
  await logIn(page, 'samir')
  await openPlan(page, 'Begane grond')
  await clearPlan(page)
  await page.setViewportSize({ width: 820, height: 1180 })
  const canvas = page.getByRole('application').locator('canvas')
  await expect(canvas).toBeVisible()
  const objects = page.locator('.plan-state')
  const count = async () => Number(/(\d+) objec/.exec(await objects.innerText())?.[1])
  const before = await count()
  await page.getByRole('button', { name: /^Hele plattegrond/ }).click()
  const hand = await fingersOn(page, canvas)
  const { width, height } = hand.box

  // Two spaces one after another, each from corner to corner; the second begins by itself.
  await page.getByText(/^Ruimten/).click()
  const first = page.getByRole('button', { name: /^Plaats / }).filter({ hasText: 'Keuken' })
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await hand.down({ x: width * 0.3, y: height * 0.3 })
  await hand.move({ x: width * 0.35, y: height * 0.35 })
  await hand.move({ x: width * 0.42, y: height * 0.42 })
  await hand.up()
  await expect.poll(count).toBe(before + 1)
  await hand.down({ x: width * 0.5, y: height * 0.3 })
  await hand.move({ x: width * 0.62, y: height * 0.42 })
  await hand.up()
  await expect.poll(count).toBe(before + 2)

  // A palm beside it, and two fingers: nothing is drawn, and the plan comes nearer.
  const zoom = page.locator('.plan-zoom')
  const far = await zoom.innerText()
  await hand.tap({ x: width * 0.7, y: height * 0.6, radius: 50 })
  const [a, b] = [
    { id: 1, x: width * 0.4, y: height * 0.5 },
    { id: 2, x: width * 0.6, y: height * 0.5 },
  ]
  await hand.down(a)
  await hand.down(a, b)
  await hand.move({ ...a, x: width * 0.2 }, { ...b, x: width * 0.8 })
  await hand.up()
  await expect(zoom).not.toHaveText(far)
  expect(await count()).toBe(before + 2)
  await page.getByRole('button', { name: 'Stoppen' }).click()
  await page.getByRole('button', { name: /^Hele plattegrond/ }).click()

  // What was drawn is chosen with a finger, and dragged by its corner, which is large enough for one.
  await hand.tap({ x: width * 0.36, y: height * 0.3 })
  await expect(page.getByRole('heading', { level: 3, name: 'Keuken' })).toBeVisible()
  await look(page, 'tablet-chosen')
  const right = page.getByRole('group', { name: 'Punt 3' }).getByRole('textbox', { name: 'Van links' })
  const from = await right.inputValue()
  await hand.down({ x: width * 0.42 + 14, y: height * 0.42 + 10 })
  await hand.move({ x: width * 0.46, y: height * 0.48 })
  await hand.move({ x: width * 0.47, y: height * 0.49 })
  await hand.up()
  await expect(right).not.toHaveValue(from)
  await drawingSaved(page)

  // And taken away.
  await page.getByRole('button', { name: 'Weghalen', exact: true }).click()
  await expect.poll(count).toBe(before + 1)
  await page.getByRole('button', { name: 'Gereed' }).click()
  await expect(card(page).getByRole('link', { name: 'Tekenen' })).toBeVisible()
})

import { parentPort, workerData } from 'node:worker_threads'
import { cleanSvg } from '../clean-svg.ts'

// A large drawing is cleaned here, so that nobody waits for it (`clean-drawing.ts`).
parentPort?.postMessage(cleanSvg(workerData as string))

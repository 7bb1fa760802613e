import { flatsFirst } from './flats.ts'
import { flatsFloors, flatsSpaces } from './flats-spaces.ts'
import { houseCover, houseFirst, houseFloors, houseSpaces } from './house.ts'
import { officeCover, officeFirst, officeFloors, officeSpaces } from './office.ts'
import type { PhotoData, SurveyRecords } from './records.ts'
import { firstCover, schoolFirst } from './school-first.ts'
import { schoolSecond } from './school-second.ts'
import { schoolFloors, schoolSpaces } from './school-spaces.ts'
import type { FloorData, SpaceData } from './spaces.ts'
import { vesselFirst } from './vessel.ts'

/** The floors and spaces of all buildings that have any; those of the ship are of another kind. */
export const floors: readonly FloorData[] = [...schoolFloors, ...houseFloors, ...flatsFloors, ...officeFloors]
export const spaces: readonly SpaceData[] = [...schoolSpaces, ...houseSpaces, ...flatsSpaces, ...officeSpaces]

/** What the surveys recorded, the earlier one of an asset first. */
export const recorded: readonly SurveyRecords[] = [
  schoolFirst,
  schoolSecond,
  houseFirst,
  flatsFirst,
  officeFirst,
  vesselFirst,
]

/** The covers of reports, by survey. */
export const covers: Readonly<Record<string, PhotoData>> = { S1: firstCover, S3: houseCover, S9: officeCover }

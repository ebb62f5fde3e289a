/**
 * When lights of a memory game come on, by the compositor's own pictures: neither the page's clock nor its main thread
 * is asked. A game is described by what lights up and by when it should.
 */
import type { GameId } from '@mindhero/games/catalogue';
import type { Page } from '@playwright/test';
import { createRobot, startPlay } from '../e2e/robot.ts';
import { type Picture, picturesUntil } from './pictures.ts';
import { openSetUp } from './set-up.ts';

/** A light that should come on: which one, and how many milliseconds after the first. */
export interface DueLight {
  readonly place: number;
  readonly at: number;
}

export interface LightGame {
  readonly id: GameId;
  readonly settings: object;
  /** Finds all that can light up, in the order of their places. */
  readonly places: string;
  /** What the showing that follows this state of the play should look like. */
  lights(state: unknown): readonly DueLight[];
}

export interface LightTimes {
  /** Milliseconds between each light and its place in the schedule, without what is the same for a whole showing. */
  readonly errors: readonly number[];
  /** Lights that were missed, or came out of order. */
  readonly lost: number;
}

/**
 * Plays a game to its end without a mistake and watches all of its showings.
 * @param page signed in, on any page of the product
 */
export async function watchLights(page: Page, game: LightGame): Promise<LightTimes> {
  await openSetUp(page, game.id, game.settings);
  const robot = createRobot(page, await startPlay(page));
  await page.locator(game.places).first().waitFor();
  const boxes = await page.locator(game.places).evaluateAll(boxesOf);
  const showings: (readonly DueLight[])[] = [];
  // One recording of all: it takes a while to begin, longer than the break between two showings.
  const pictures = await picturesUntil(page, async () => {
    for (let round = 1; !robot.isOver(); round++) {
      showings.push(game.lights(robot.state()));
      await robot.play(round);
    }
  });
  const sights = sightsOf(await lightness(page, pictures, boxes));
  return timesOf(sights, showings);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. */
function boxesOf(elements: readonly Element[]): Box[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
}

interface Look {
  readonly at: number;
  /** How light each place is, 0 to 255. */
  readonly light: readonly number[];
}

/** So many pictures are sent to the page at a time. */
const BATCH = 40;

interface Reading {
  /** PNG, base64. */
  readonly pictures: readonly string[];
  readonly boxes: readonly Box[];
}

async function lightness(page: Page, pictures: readonly Picture[], boxes: readonly Box[]): Promise<Look[]> {
  const looks: Look[] = [];
  for (let from = 0; from < pictures.length; from += BATCH) {
    const some = pictures.slice(from, from + BATCH);
    const light = await page.evaluate(readLightness, { pictures: some.map(({ data }) => data), boxes });
    looks.push(...some.map(({ at }, index) => ({ at, light: light[index] ?? [] })));
  }
  return looks;
}

/** Runs in the page: the mean lightness of each box in each picture. */
async function readLightness({ pictures, boxes }: Reading): Promise<number[][]> {
  const canvas = new OffscreenCanvas(window.innerWidth, window.innerHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('there is no canvas');
  const seen: number[][] = [];
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0);
    context.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    const mean = ({ x, y, width, height }: Box) => {
      const { data } = context.getImageData(x, y, width, height);
      let sum = 0;
      for (let index = 0; index < data.length; index += 4) {
        sum +=
          0.2126 * (data[index] ?? 0) + 0.7152 * (data[index + 1] ?? 0) + 0.0722 * (data[index + 2] ?? 0);
      }
      return (4 * sum) / data.length;
    };
    seen.push(boxes.map(mean));
  }
  return seen;
}

/** A light is on when its place is so much lighter than at its darkest. */
const LIT = 40;

interface Sight {
  readonly place: number;
  readonly at: number;
}

/** Which lights came on when, in order. */
function sightsOf(looks: readonly Look[]): Sight[] {
  const places = looks[0]?.light.map((_, place) => place) ?? [];
  const darkest = places.map((place) => Math.min(...looks.map(({ light }) => light[place] ?? 0)));
  const lit = looks
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, light }) => ({
      at,
      place: light.findIndex((value, place) => value > (darkest[place] ?? 0) + LIT),
    }));
  return lit.filter(({ place }, index) => place !== -1 && place !== lit[index - 1]?.place);
}

/** Showings are taken one after the other; one that was not seen as it should be gives no times. */
function timesOf(sights: readonly Sight[], showings: readonly (readonly DueLight[])[]): LightTimes {
  const errors: number[] = [];
  let lost = 0;
  let from = 0;
  for (const due of showings) {
    const seen = sights.slice(from, from + due.length);
    from += due.length;
    const wrong = due.filter(({ place }, index) => place !== seen[index]?.place).length;
    lost += wrong;
    if (wrong === 0) errors.push(...errorsOf(due.map(({ at }, index) => (seen[index]?.at ?? 0) - at)));
  }
  return { errors, lost };
}

/** What is the same for a whole showing, the way to the screen, is no error: the usual distance is taken off. */
function errorsOf(distances: readonly number[]): number[] {
  const usual = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
  return distances.map((distance) => Math.abs(distance - usual));
}

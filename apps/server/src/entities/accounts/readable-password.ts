/** Passwords to be read from a sheet and typed by a child; all others get those of `auth/first-password`. */
import { availableParallelism } from 'node:os';
import { acceptable } from '../../platform/auth/first-password.ts';
import type { Passwords } from '../../platform/auth/passwords.ts';
import type { ServerRandom } from '../../platform/random.ts';
import { semaphore } from '../../platform/semaphore.ts';

/** Short, of different sounds, known early; without Y and Z, which change places from keyboard to keyboard. */
export const words = `
  acorn actor album alarm amber anchor angle ankle apple apron arena arrow artist aspen autumn badge baker ball
  bamboo banana band barn basil basket beach beacon beam bean bear beaver bench birch bird bishop blanket
  bloom board boat bonus book boot bottle bowl branch bread brick bridge broom brother brush bubble bucket
  butter button cabin cable cactus camel camera candle canoe canvas carpet carrot castle cat cedar chain chair chalk
  chestnut chess chorus circle circus cliff clock cloud clover coast coat cocoa comet coral corn cotton cousin crane
  crater crown dance deer desert desk dinner doctor dolphin door dragon drum duck eagle earth echo elbow
  engine falcon farm feather fence fern field finch flag flame flute forest fork fountain fox friend frog fruit
  garden garlic gate ginger glass globe glove goat goose grape grass guitar hammer harbor hat hawk helmet
  hero hill home horn horse house iron island jacket juice jungle kettle king kitchen kite koala lake
  lamp lantern leaf lemon lion lobster magnet maple marble market meadow melon mentor milk mirror moon moose
  mountain mushroom needle nest north novel oak oasis ocean olive onion orange orbit orchard otter oven owl paint
  palace palm panda paper parrot pasta peach pear pearl pebble pencil penguin pepper piano pilot pine planet plum
  pocket pond potato pumpkin puppet rabbit radio rain raven ribbon river robin robot rocket roof root rose
  rudder saddle sail salmon sand school scooter seal shadow sheep shell ship shore silver singer sister snow soap
  soccer sofa soup spark spoon spring squirrel stable star stone storm summer sun swan table tea teacher temple
  tent thunder tiger toast tomato tower train tree trumpet tulip tunnel turtle uncle vanilla vase velvet village
  violin wagon walnut water wave whale wheel willow window winter wolf`
  .trim()
  .split(/\s+/);

/** Without 0 and 1, which look like letters. */
const digits = '23456789';

/** Two words and four digits, such as `TigerRiver4827`: 28 bits, which the delays after failures keep safe. */
export function readablePassword(random: Pick<ServerRandom, 'below'>): string {
  return acceptable(() => drawPassword(random));
}

function drawPassword({ below }: Pick<ServerRandom, 'below'>): string {
  const word = () => {
    const drawn = words[below(words.length)] ?? '';
    return `${drawn.charAt(0).toUpperCase()}${drawn.slice(1)}`;
  };
  const digit = () => digits.charAt(below(digits.length));
  return `${word()}${word()}${digit()}${digit()}${digit()}${digit()}`;
}

export interface HashedPassword {
  /** To be shown once. */
  readonly password: string;
  /** To be stored. */
  readonly password_hash: string;
}

/**
 * So many first passwords with their hashes. They queue a few at a time, so that whoever signs in meanwhile waits for
 * those few and not for all.
 */
export function readablePasswords(
  count: number,
  { random, passwords }: { readonly random: Pick<ServerRandom, 'below'>; readonly passwords: Passwords },
): Promise<HashedPassword[]> {
  const few = semaphore(availableParallelism(), count);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const password = readablePassword(random);
      return { password, password_hash: await few.run(() => passwords.hash(password)) };
    }),
  );
}

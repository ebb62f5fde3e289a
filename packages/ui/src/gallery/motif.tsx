import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { BeadRain } from '../bead-rain.tsx';
import { Bead, beadTones } from '../bead.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { guises } from '../hero-guises.ts';
import { Hero } from '../hero.tsx';
import { LevelRail } from '../level-rail.tsx';
import { Logo } from '../logo.tsx';
import type { Outcome } from '../rail-places.ts';
import { Rail } from '../rail.tsx';
import { Ring } from '../ring.tsx';
import { SorobanBoard } from '../soroban-board.tsx';
import { Soroban, type SorobanMark } from '../soroban.tsx';
import { Stars } from '../stars.tsx';
import { Row, Samples } from './sample.tsx';
import classes from './gallery.module.css';

function outcomes(count: number): Outcome[] {
  return Array.from({ length: count }, (_, index) => (index % 7 === 4 ? 'wrong' : 'right'));
}

function LiveRail() {
  const [done, setDone] = useState<readonly Outcome[]>(outcomes(3));
  const add = (outcome: Outcome) => setDone((before) => (before.length === 10 ? [] : [...before, outcome]));
  return (
    <Card title="Press to answer">
      <Rail done={done} total={10} label={`${done.length} of 10 answered`} />
      <Row>
        <Button size="sm" onClick={() => add('right')}>
          Right
        </Button>
        <Button size="sm" kind="ghost" onClick={() => add('wrong')}>
          Wrong
        </Button>
      </Row>
    </Card>
  );
}

export function BeadSamples() {
  return (
    <Samples title="Bead, BeadRain, Rail, Stars, LevelRail, Ring">
      <Row>
        {[0, 0.4, 1, 1.5].map((value) => (
          <Ring key={value} value={value} size={72} label={`${Math.round(100 * value)} % of the goal`}>
            {Math.round(100 * value)}
          </Ring>
        ))}
      </Row>
      <Row>
        {beadTones.map((tone) => (
          <Bead key={tone} tone={tone} size={44} />
        ))}
        {[0, 1, 2, 3].map((value) => (
          <Stars key={value} value={value} label={`${value} of 3 stars`} />
        ))}
        <Stars arriving value={2} size={44} label="2 of 3 stars, one after the other" />
      </Row>
      <div className={classes.halves}>
        <LiveRail />
        <Card title="Ten done">
          <Rail done={outcomes(10)} total={10} label="8 of 10 right" />
        </Card>
        <Card title="Twenty items">
          <Rail done={outcomes(12)} total={20} label="12 of 20 answered" />
        </Card>
        <Card title="A hundred items: a bead for five">
          <Rail done={outcomes(43)} total={100} label="43 of 100 answered" />
        </Card>
        <Card title="Without a number of items">
          <Rail done={outcomes(7)} label="7 answered" />
        </Card>
        <Card title="Not begun">
          <Rail done={[]} total={5} label="0 of 5 answered" />
        </Card>
      </div>
      <div className={classes.banner}>
        <BeadRain />
        <Hero size={104} />
        <div>
          <h3>Level 7 · Pathfinder</h3>
          <p>216 points to level 8 · Navigator</p>
          <LevelRail dark value={0.71} label="216 points to level 8" />
        </div>
      </div>
      <Card title="On a plain ground">
        <LevelRail value={0.4} label="Level 3, 40 percent" />
      </Card>
    </Samples>
  );
}

export function HeroSamples() {
  return (
    <Samples title="Hero, Avatar, Logo">
      <Row>
        {guises.map((_, index) => (
          <Hero key={index} size={92} guise={index + 1} />
        ))}
      </Row>
      <Row>
        <Hero size={92} mood="cheering" />
        <Hero size={92} mood="cheering" guise={4} />
        <Hero size={92} mood="calm" />
        <Hero size={92} mood="worried" guise={5} />
        {guises.map((_, index) => (
          <Avatar key={index} avatar={`hero-${index + 1}`} name={`Hero ${index + 1}`} size={40} />
        ))}
        <Avatar avatar="" name="Sofia" size={40} />
        <Avatar avatar="hero-3" name="" size={72} />
        <Avatar avatar="/icons/icon-192.png" name="Own picture" size={72} />
        <Avatar avatar="/a-picture-that-does-not-come" name="Lost picture" size={72} />
      </Row>
      <Row>
        <Logo />
        <Logo compact />
      </Row>
    </Samples>
  );
}

const steps = [
  { digits: [1, 3], marks: [], what: 'start' },
  { digits: [2, 3], marks: [{ rod: 0, earth: [1] }], what: '+ 10' },
  { digits: [2, 8], marks: [{ rod: 1, heaven: true }], what: '+ 5' },
  { digits: [2, 7], marks: [{ rod: 1, earth: [2] }], what: '− 1' },
];

function LiveSoroban() {
  const [number, setNumber] = useState(6142);
  const digits = [...String(number).padStart(5, '0')].map(Number);
  return (
    <Card title="Beads move">
      <Soroban digits={digits} size={300} label={`${number} on the abacus`} />
      <Row>
        <Button size="sm" onClick={() => setNumber((before) => (before + 1279) % 100_000)}>
          + 1279
        </Button>
      </Row>
    </Card>
  );
}

function LiveBoard({
  start,
  tall = 300,
  disabled = false,
  marks = [],
}: {
  readonly start: string;
  readonly tall?: number;
  readonly disabled?: boolean;
  readonly marks?: readonly SorobanMark[];
}) {
  const [digits, setDigits] = useState(() => Array.from(start, Number));
  const [last, setLast] = useState('');
  return (
    <>
      <div style={{ height: tall }}>
        <SorobanBoard
          digits={digits}
          marks={marks}
          disabled={disabled}
          label={`${start.length} rods`}
          rodLabel={(rod) => `Rod ${start.length - rod}`}
          onMove={(rod, from, to) => {
            setDigits(digits.with(rod, to));
            setLast(`rod ${start.length - rod}: ${from} → ${to}`);
          }}
        />
      </div>
      <p>
        {digits.join('')} {last}
      </p>
    </>
  );
}

export function SorobanBoardSamples() {
  return (
    <Samples title="SorobanBoard: tap, draw, arrow keys, digits">
      <div className={classes.halves}>
        <Card title="Five rods">
          <LiveBoard start="06142" />
        </Card>
        <Card title="Thirteen rods">
          <LiveBoard start="1234567890123" />
        </Card>
        <Card title="One rod">
          <LiveBoard start="0" />
        </Card>
        <Card title="Beads in gold">
          <LiveBoard
            start="027"
            marks={[
              { rod: 1, earth: [1] },
              { rod: 2, heaven: true },
            ]}
          />
        </Card>
        <Card title="Standing still, low">
          <LiveBoard start="9876" tall={150} disabled />
        </Card>
      </div>
    </Samples>
  );
}

export function SorobanSamples() {
  return (
    <Samples title="Soroban">
      <div className={classes.halves}>
        <Card title="13 + 14, step by step">
          <div className={classes.steps}>
            {steps.map(({ digits, marks, what }) => (
              <figure key={what}>
                <Soroban digits={digits} marks={marks} label={`${digits.join('')} on the abacus`} />
                <figcaption>
                  {digits.join('')} · {what}
                </figcaption>
              </figure>
            ))}
          </div>
        </Card>
        <LiveSoroban />
      </div>
    </Samples>
  );
}

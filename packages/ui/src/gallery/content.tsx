import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { Callout } from '../callout.tsx';
import { Card } from '../card.tsx';
import { DataTable, type Column, type TableQuery, type TableTexts } from '../data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Facts } from '../facts.tsx';
import { FigureTable } from '../figure-table.tsx';
import { Figures } from '../figures.tsx';
import { HeatTable } from '../heat-table.tsx';
import { IconButton } from '../icon-button.tsx';
import { Paper, PaperDesk, PaperList } from '../paper.tsx';
import { Pill, type PillTone } from '../pill.tsx';
import { PointsSign } from '../points-sign.tsx';
import { CardSkeleton, TableSkeleton, TextSkeleton } from '../skeletons.tsx';
import { Stars } from '../stars.tsx';
import { Row, Samples } from './sample.tsx';
import classes from './gallery.module.css';

const FEW = 'In grey: of few, so this says little yet.';

const tones: readonly PillTone[] = [
  'plain',
  'brand',
  'math',
  'reading',
  'memory',
  'right',
  'wrong',
  'gold',
  'info',
];

export function CardSamples() {
  return (
    <Samples title="Card, Pill, Callout">
      <Row>
        {tones.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone === 'gold' && <PointsSign />}
            {tone === 'gold' ? '1 284 points' : tone}
          </Pill>
        ))}
      </Row>
      {(['hint', 'warning', 'fault'] as const).map((tone) => (
        <Callout key={tone} tone={tone}>
          {tone}: Jemand hat diese Angaben inzwischen geändert. Was Sie eingegeben haben, steht noch da.
        </Callout>
      ))}
      <div className={classes.tiles}>
        <Card title="Maths" area="math">
          <p>12 games</p>
          <Button area="math" size="sm">
            Play
          </Button>
        </Card>
        <Card title="Reading" area="reading">
          <p>11 games</p>
          <Button area="reading" size="sm">
            Play
          </Button>
        </Card>
        <Card title="Memory" area="memory">
          <p>5 games</p>
          <Button area="memory" size="sm">
            Play
          </Button>
        </Card>
        <Card title="Übungsaufgabenzusammenstellung" actions={<Pill tone="right">fertig</Pill>}>
          <p>Eine Karte mit einem sehr langen Wort in der Überschrift.</p>
        </Card>
      </div>
    </Samples>
  );
}

/** Sheets as they will be printed. */
export function PaperSamples() {
  return (
    <Samples title="Paper">
      <PaperDesk>
        <Paper aria-label="Receipt">As wide as A4, and as high as what stands on it.</Paper>
        <Paper aria-label="Task" isWhole>
          As high as a page.
        </Paper>
        <PaperList aria-label="Cards" margin="narrow">
          <li>With a narrow margin.</li>
        </PaperList>
      </PaperDesk>
    </Samples>
  );
}

export function FigureSamples() {
  const figures = [
    { label: 'Students', value: '57' },
    { label: 'Trained in the last 7 days', value: '31 of 57' },
    { label: 'Groups', value: '4' },
  ];
  return (
    <Samples title="Figures, HeatTable">
      <Figures figures={figures} />
      <Card>
        <Figures kind="line" figures={figures} />
      </Card>
      {(['told', 'sums', 'ruled'] as const).map((kind) => (
        <Card key={kind} title={`Facts, ${kind}`}>
          <Facts
            kind={kind}
            facts={[
              { label: 'Subtotal', value: '€ 120.00' },
              { label: 'Total', value: '€ 108.00', weight: 'main' },
              { label: 'Before', value: '€ 114.00', weight: 'aside' },
            ]}
          />
        </Card>
      ))}
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Words a minute</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">12 March</th>
            <td>96</td>
          </tr>
        </tbody>
      </FigureTable>
      <HeatTable
        label="Groups by weeks"
        of="Group"
        columns={[{ name: 'Pupils' }, { name: '2 March' }, { name: '9 March', note: 'holidays' }]}
        rows={[
          {
            key: 'whole',
            head: 'Whole school',
            place: 'whole',
            cells: ['24', { value: '75 %', heat: 0.75 }, { value: '8 %', heat: 0.08 }],
          },
          {
            key: '3A',
            head: '3A',
            place: 'within',
            cells: ['3', { value: '33 %', heat: 0.33, few: FEW }, { value: '–', few: FEW }],
          },
        ]}
      />
    </Samples>
  );
}

export function StateSamples() {
  return (
    <Samples title="EmptyState, ErrorState, skeletons">
      <div className={classes.halves}>
        <Card>
          <EmptyState
            title="No pupils yet"
            text="Register your first pupils, or bring them in from a table."
            action={<Button>Add pupils</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            title="The server does not answer"
            text="Nothing is lost: your answers are kept on this device."
            reference="Number to name when asking for help: 5f3c1a52-1b0e-4c55-9f0a-2f1d3f7f9c11"
            action={<Button kind="ghost">Try again</Button>}
          />
        </Card>
        <CardSkeleton />
        <Card title="Text on its way">
          <TextSkeleton />
        </Card>
      </div>
      <Card>
        <TableSkeleton rows={3} faces />
      </Card>
    </Samples>
  );
}

interface Pupil {
  readonly id: number;
  readonly name: string;
  readonly points: number;
  readonly stars: number;
  readonly accuracy: number;
}

const names = [
  'Anna Bondar',
  'Danylo Shevchuk',
  'Ihor Tkach',
  'Marko Lysenko',
  'Oksana Rudenko',
  'Sofia Kravets',
  'Maximiliane Freifrau von Hohenstein-Wolkenburg',
];
const pupils = Array.from({ length: 57 }, (_, index): Pupil => ({
  id: index + 1,
  name: `${names[index % names.length]} ${index + 1}`,
  points: (index * 389) % 2311,
  stars: index % 4,
  accuracy: 55 + ((index * 17) % 46),
}));

const columns: readonly Column<Pupil>[] = [
  {
    id: 'name',
    header: 'Student',
    sortable: true,
    cell: ({ id, name }) => (
      <span className={classes.person}>
        <Avatar avatar={`hero-${(id % 12) + 1}`} name="" size={30} />
        {name}
      </span>
    ),
  },
  {
    id: 'points',
    header: 'Points',
    yields: 2,
    sortable: true,
    isFigure: true,
    align: 'end',
    cell: ({ points }) => points,
  },
  {
    id: 'stars',
    header: 'Stars',
    yields: 1,
    cell: ({ stars }) => <Stars value={stars} label={`${stars} of 3 stars`} size={16} />,
  },
  {
    id: 'accuracy',
    header: 'Correct answers',
    sortable: true,
    cell: ({ accuracy }) => (
      <Pill tone={accuracy > 80 ? 'right' : accuracy > 65 ? 'gold' : 'wrong'}>{accuracy} %</Pill>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: ({ name }) => (
      <IconButton small label={`More about ${name}`} icon={<IconDotsVertical aria-hidden />} />
    ),
  },
];

const texts: TableTexts = {
  range: ({ from, to, count }) => `${from}–${to} of ${count}`,
  previous: 'Previous page',
  next: 'Next page',
  pageSize: 'Rows per page',
  sortBy: 'Sort by',
  ascending: 'ascending',
  descending: 'descending',
  selection: 'Selection',
  selectPage: 'Select this page',
  selected: (count, elsewhere) =>
    elsewhere === 0 ? `${count} selected` : `${count} selected, ${elsewhere} not on this page`,
  clearSelection: 'Clear selection',
  columns: 'Columns',
  noRoom: 'no room at this width',
  roomless: 'Hide another column to make room.',
  fold: 'Filter and sort',
};

function sorted(ordering: string): readonly Pupil[] {
  const way = ordering.startsWith('-') ? -1 : 1;
  const key = ordering.replace('-', '');
  return pupils.toSorted((one, other) =>
    key === 'name'
      ? way * one.name.localeCompare(other.name)
      : way * (key === 'points' ? one.points - other.points : one.accuracy - other.accuracy),
  );
}

export function TableSamples() {
  const [query, setQuery] = useState<TableQuery>({ page: 1, pageSize: 10, ordering: 'name' });
  const [opened, setOpened] = useState('');
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set([1, 15]));
  const rows = sorted(query.ordering).slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shared = { ...query, columns, rowId: ({ id }: Pupil) => id, onChange: setQuery, texts };
  const nobody = <EmptyState title="Nobody found" text="Try another name." />;
  return (
    <Samples title="DataTable">
      <Card>
        <DataTable
          {...shared}
          label="Pupils"
          rows={rows}
          count={pupils.length}
          empty={nobody}
          href={({ id }) => `#pupil-${id}`}
          onRowClick={({ name }) => setOpened(name)}
          hidden={hidden}
          onHide={setHidden}
          tools={
            <Button size="sm" kind="subtle">
              Export
            </Button>
          }
          selection={{
            ids,
            onChange: setIds,
            label: ({ name }) => `Select ${name}`,
            actions: (
              <Button size="sm" kind="ghost">
                Move to a group
              </Button>
            ),
          }}
        />
      </Card>
      <p>Opened: {opened === '' ? 'nobody yet' : opened}</p>
      <div className={classes.halves}>
        <Card title="On its way">
          <DataTable {...shared} label="Pupils, on their way" rows={[]} count={0} empty={nobody} loading />
        </Card>
        <Card title="Without rows">
          <DataTable {...shared} label="Nobody" rows={[]} count={0} empty={nobody} />
        </Card>
        <Card title="Steady">
          <DataTable
            {...shared}
            label="Pupils to compare"
            rows={rows.slice(0, 3)}
            count={3}
            empty={nobody}
            isSteady
          />
        </Card>
      </div>
    </Samples>
  );
}

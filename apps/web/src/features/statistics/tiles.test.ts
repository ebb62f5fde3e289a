import { HeatTable } from '@mindhero/ui/heat-table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tiles } from './tiles.tsx';

const few = 'Of fewer than 20';

it('a grey figure says why it is grey', () => {
  const html = renderToStaticMarkup(
    createElement(Tiles, {
      tiles: [
        { label: 'Done', value: '50 %', few },
        { label: 'Users', value: '3' },
      ],
    }),
  );
  expect(html.split(few)).toHaveLength(2);
  expect(html.split('data-few')).toHaveLength(2);
});

it('a table says each reason once, below', () => {
  const html = renderToStaticMarkup(
    createElement(HeatTable, {
      label: 'Groups',
      of: 'Group',
      columns: [{ name: 'Share' }, { name: 'Minutes' }],
      rows: ['3A', '3B'].map((key) => ({ key, head: key, cells: [{ value: '1', few }, '2'] })),
    }),
  );
  expect(html.split(few)).toHaveLength(2);
  expect(html.split('data-few')).toHaveLength(3);
});

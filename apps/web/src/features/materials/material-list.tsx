import { ButtonRow } from '@mindhero/ui/button-row';
import { Card } from '@mindhero/ui/card';
import type { Column } from '@mindhero/ui/data-table';
import { Page } from '@mindhero/ui/page';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { items, type Written } from '../../entities/material/materials.ts';
import type { Addressed } from '../../platform/address/use-address.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { ListTable } from '../../platform/lists/list-table.tsx';
import { NoRows } from '../../platform/lists/no-rows.tsx';
import { TickAll } from '../../platform/lists/tick-all.tsx';
import type { List } from '../../platform/lists/use-list.ts';
import { useTicked } from '../../platform/lists/use-ticked.ts';
import { ToolLink } from '../../platform/tool-button.tsx';
import { ArchiveTicked, type ArchivedMaterial } from './archive-ticked.tsx';
import classes from './materials.module.css';

interface Looked {
  /** The id of what is looked at. */
  readonly preview?: number | undefined;
}

interface MaterialListProps<Row> extends Addressed<Looked> {
  readonly kind: Written;
  readonly list: List<Row>;
  readonly columns: readonly Column<Row>[];
  readonly filters: ReactNode;
  /** Beside the way to a new one. */
  readonly actions?: ReactNode;
  /** What else can be done with those that are ticked. */
  readonly renderTools?: (ticked: readonly Row[]) => ReactNode;
  readonly Preview: ComponentType<{ readonly id: number; readonly onClose: () => void }>;
}

/** All texts, or all word lists, that the person may use; search, filters, order, page and what is looked at live in the address. */
export function MaterialList<Row extends ArchivedMaterial>(props: MaterialListProps<Row>) {
  const { kind, list, columns, filters, actions, renderTools, Preview, onSearch } = props;
  const { preview, ...narrowed } = props.search;
  const { t } = useTranslation(['materials', 'common']);
  const { ids, rows: ticked, tick, tickRows } = useTicked(list);
  const item = items[kind].all;
  return (
    <Page
      title={t(`materials:${kind}.title`)}
      crumbs={[
        <Link key="materials" to="/materials">
          {t('common:navigation.materials')}
        </Link>,
      ]}
      actions={
        <>
          <ToolLink kind="primary" icon={IconPlus} to={`/materials/${kind}/create`} search={true}>
            {t(`materials:${kind}.create`)}
          </ToolLink>
          {actions}
        </>
      }
    >
      <Card className={classes.list}>
        <ListTable<Row, number>
          label={t(`materials:${kind}.title`)}
          item={item}
          list={list}
          columns={columns}
          onRowClick={({ id }) => onSearch({ ...narrowed, preview: id })}
          filters={filters}
          selection={{
            ids,
            onChange: tick,
            label: ({ title }) => t('materials:select', { title }),
            actions: (
              <>
                <TickAll list={list} item={item} ids={ids} onTick={tickRows} />
                {renderTools?.(ticked)}
                <ArchiveTicked kind={kind} ticked={ticked} onDone={() => tick(new Set())} />
              </>
            ),
          }}
          empty={
            <NoRows
              search={narrowed}
              found={{ title: t('materials:found.title'), text: t('materials:found.text') }}
              none={{
                title: t(`materials:${kind}.none_title`),
                text: t(`materials:${kind}.none_text`),
                action: (
                  <ButtonRow align="center">
                    <ButtonLink to={`/materials/${kind}/create`}>{t(`materials:${kind}.create`)}</ButtonLink>
                    {actions}
                  </ButtonRow>
                ),
              }}
              onReset={() => onSearch({})}
            />
          }
        />
      </Card>
      <Suspense>
        {preview !== undefined && <Preview id={preview} onClose={() => onSearch(narrowed)} />}
      </Suspense>
    </Page>
  );
}

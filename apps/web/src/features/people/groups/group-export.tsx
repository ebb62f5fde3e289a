import { exportGroups, groupFileColumns } from '@mindhero/contract/export';
import type { Group } from '@mindhero/contract/group';
import type { GroupsQuery } from '../../../entities/group/groups.ts';
import { call } from '../../../platform/client.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import type { List } from '../../../platform/lists/use-list.ts';

interface GroupExportProps {
  readonly list: List<Group>;
  /** What the list is asked for. */
  readonly query: GroupsQuery;
}

/** Any list of groups as a file. */
export function GroupExport({ list, query }: GroupExportProps) {
  return (
    <ExportMenu
      list={list}
      item="groups"
      columns={groupFileColumns}
      fetchFile={(file) => call(exportGroups, { query: { ...query, ...file } })}
    />
  );
}

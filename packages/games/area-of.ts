/** The area of what lists show. Apart from them: the first load has the lists, and needs none of this. */
import type { Subject } from '@mindhero/engine/subject';
import { entries } from './catalogue.ts';
import { type ListedId, type WayId, ways } from './ways.ts';

const isWay = (id: ListedId): id is WayId => Object.hasOwn(ways, id);

/** The area that something of a list belongs to. */
export const areaOf = (id: ListedId): Subject => entries[isWay(id) ? ways[id].game : id].subject;

/** That two screens never tell two numbers for the same thing: the whole demonstration school, asked for as people ask. */
import { beforeAll } from 'vitest';
import type { TestApp } from './app.ts';
import { tellsOneGroup } from './one-source/groups.ts';
import { tellsOnePupil } from './one-source/pupils.ts';
import { tellsOneSchool } from './one-source/schools.ts';
import { type DemoSchool, demoSchool } from './one-source/told.ts';

/** Tests over the demonstration school that is stored in the database of this server. */
export function tellsOneNumber(server: () => TestApp): void {
  let school: DemoSchool;
  beforeAll(async () => {
    school = await demoSchool(server());
  });
  tellsOnePupil(() => school);
  tellsOneGroup(() => school);
  tellsOneSchool(() => school);
}

import { celebrateLevel } from '@mindhero/contract/user';
import { guiseOf } from '@mindhero/ui/avatar';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import { meQuery, useMe } from '../me.ts';
import { Celebration } from './celebration.tsx';

/** Asked for once a visit: it stays true, here and on whichever screen comes next, until the level was seen. */
const claimQuery = (level: number, userId: number) =>
  queryOptions({
    queryKey: ['celebration', userId, level],
    queryFn: () => call(celebrateLevel, { body: { level } }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

interface LevelUpProps {
  /** What the pupil has reached, and how many points that are. */
  readonly level: number;
  readonly points: number;
  readonly onShown?: (() => void) | undefined;
}

/** Celebrates a level, unless that was done before, on this device or another. Without a network it waits. */
export function LevelUp({ level, points, onShown }: LevelUpProps) {
  const { id, avatar, celebrated_level } = useMe();
  const client = useQueryClient();
  const calm = useSwitch(calmSwitch);
  const claim = claimQuery(level, id);
  const isFirst = useQuery({ ...claim, enabled: level > celebrated_level }).data?.is_first === true;
  if (!isFirst) return null;
  const goOn = () => {
    client.setQueryData(claim.queryKey, { is_first: false });
    client.setQueryData(meQuery.queryKey, (me) => me && { ...me, celebrated_level: level });
  };
  return (
    <Celebration
      level={level}
      points={points}
      guise={guiseOf(avatar) ?? 1}
      calm={calm}
      onShown={onShown}
      onGoOn={goOn}
    />
  );
}

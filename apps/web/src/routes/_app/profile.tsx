import { createFileRoute } from '@tanstack/react-router';
import { useMe } from '../../entities/person/me.ts';
import { has, isStudent } from '../../entities/person/permissions.ts';
import { Profile } from '../../features/profile/profile.tsx';
import { MySchool } from '../../features/schools/my-school.tsx';
import { withTexts } from '../../platform/i18n.ts';

const isDirector = has('DIRECTOR');

export const Route = createFileRoute('/_app/profile')({
  staticData: { name: 'profile' },
  loader: ({ context }) =>
    withTexts(
      'profile',
      'read_look',
      'accounts',
      ...(isStudent(context.me) ? [] : (['second_factor'] as const)),
      ...(isDirector(context.me) ? (['schools'] as const) : []),
    )(),
  component: function ProfileRoute() {
    const me = useMe();
    return <Profile>{isDirector(me) && me.school !== null && <MySchool id={me.school.id} />}</Profile>;
  },
});

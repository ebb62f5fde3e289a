/** Every endpoint by its name: what the server must mount, and what OpenAPI and the permission test run over. */
import { live, ready } from './health.ts';
import { finishPlay, getPlay, listBests, listStudentDays, listStudentPlays, startPlay } from './play.ts';
import { refreshTokens, signIn, signOut } from './session.ts';
import { getStudent, listGroups, listStudents } from './student.ts';
import { getActiveSubscriptions } from './subscription.ts';
import { changePassword, getMe, updateMe } from './user.ts';

export const endpoints = {
  live,
  ready,
  signIn,
  refreshTokens,
  signOut,
  getMe,
  updateMe,
  changePassword,
  getActiveSubscriptions,
  startPlay,
  finishPlay,
  getPlay,
  listBests,
  listStudents,
  getStudent,
  listStudentPlays,
  listStudentDays,
  listGroups,
} as const;

export type EndpointName = keyof typeof endpoints;

/** Every endpoint by its name: what the server must mount, and what OpenAPI and the permission test run over. */
import { listAuditEvents } from './audit.ts';
import { makeCards, signInByCard, voidCards } from './card.ts';
import {
  exportGroups,
  exportInactiveUsers,
  exportSchools,
  exportStudents,
  exportTeachers,
} from './export.ts';
import {
  addGroupMembers,
  createGroup,
  deleteGroup,
  getGroup,
  listGroups,
  moveGroupMembers,
  removeGroupMembers,
  updateGroup,
} from './group.ts';
import { live, ready } from './health.ts';
import { deactivatePeople, listInactiveUsers, reactivatePeople, resetPassword } from './person.ts';
import {
  drawTickets,
  finishPlay,
  getPlay,
  listBests,
  listStudentDays,
  listStudentPlays,
  listStudentSpans,
  listStudentTechniques,
  retryPlay,
  startPlay,
} from './play.ts';
import { register } from './registration.ts';
import {
  archiveSchool,
  changeDirector,
  createSchool,
  getSchool,
  listDirectorCandidates,
  listSchools,
  restoreSchool,
  updateSchool,
} from './school.ts';
import { refreshTokens, signIn, signOut } from './session.ts';
import { createStudent, createStudents, getStudent, listStudents, updateStudent } from './student.ts';
import { getActiveSubscriptions } from './subscription.ts';
import { createTeacher, getTeacher, handOverGroups, listTeachers, updateTeacher } from './teacher.ts';
import {
  changePassword,
  changePicture,
  exportMe,
  getMe,
  getPicture,
  removePicture,
  updateMe,
} from './user.ts';

export const endpoints = {
  live,
  ready,
  signIn,
  signInByCard,
  refreshTokens,
  signOut,
  register,
  getMe,
  updateMe,
  changePassword,
  changePicture,
  removePicture,
  getPicture,
  exportMe,
  getActiveSubscriptions,
  drawTickets,
  startPlay,
  retryPlay,
  finishPlay,
  getPlay,
  listBests,
  listStudents,
  getStudent,
  createStudent,
  createStudents,
  updateStudent,
  makeCards,
  voidCards,
  deactivatePeople,
  reactivatePeople,
  resetPassword,
  listInactiveUsers,
  listStudentPlays,
  listStudentDays,
  listStudentTechniques,
  listStudentSpans,
  listGroups,
  getGroup,
  createGroup,
  updateGroup,
  deleteGroup,
  addGroupMembers,
  removeGroupMembers,
  moveGroupMembers,
  listSchools,
  getSchool,
  createSchool,
  updateSchool,
  changeDirector,
  listDirectorCandidates,
  archiveSchool,
  restoreSchool,
  listTeachers,
  getTeacher,
  createTeacher,
  updateTeacher,
  handOverGroups,
  listAuditEvents,
  exportStudents,
  exportTeachers,
  exportGroups,
  exportSchools,
  exportInactiveUsers,
} as const;

export type EndpointName = keyof typeof endpoints;

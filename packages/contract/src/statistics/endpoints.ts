/** The endpoints of the statistics. */
import {
  exportFlagged,
  exportFunnel,
  exportModel,
  exportPlatform,
  exportProcess,
  exportRoles,
} from './platform-files.ts';
import { getFunnel, getHealth, getModel, getPlatform } from './platform.ts';
import {
  exportGains,
  exportMastery,
  exportMistakenPlays,
  exportPace,
  exportTrainedDays,
} from './pupil-files.ts';
import { getMastery, getProgress, getReport, listMistakenPlays } from './pupil.ts';
import {
  exportActivity,
  exportGrowth,
  exportMastered,
  exportPlanTypes,
  exportSchoolPlans,
  exportSchoolStatistics,
  exportSchoolWeeks,
} from './school-files.ts';
import {
  getActivity,
  getGrowth,
  getMastered,
  getSchoolPlans,
  getSchoolStatistics,
  listSchoolStatistics,
} from './school.ts';
import {
  exportGrid,
  exportGroupHomework,
  exportHardest,
  exportHelp,
  exportUndoneTasks,
} from './teaching-files.ts';
import { getGrid, getGroupHomework, getHardest, getHelp, listStudentMistakes } from './teaching.ts';

export const statisticsEndpoints = {
  exportFlagged,
  exportFunnel,
  exportModel,
  exportPlatform,
  exportProcess,
  exportRoles,
  getFunnel,
  getHealth,
  getModel,
  getPlatform,
  exportGains,
  exportMastery,
  exportMistakenPlays,
  exportPace,
  exportTrainedDays,
  getMastery,
  getProgress,
  getReport,
  listMistakenPlays,
  exportActivity,
  exportGrowth,
  exportMastered,
  exportPlanTypes,
  exportSchoolPlans,
  exportSchoolStatistics,
  exportSchoolWeeks,
  getActivity,
  getGrowth,
  getMastered,
  getSchoolPlans,
  getSchoolStatistics,
  listSchoolStatistics,
  exportGrid,
  exportGroupHomework,
  exportHardest,
  exportHelp,
  exportUndoneTasks,
  getGrid,
  getGroupHomework,
  getHardest,
  getHelp,
  listStudentMistakes,
};

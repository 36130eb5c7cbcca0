export { closeLeaderboards } from './close-leaderboards.ts';
export { listMissionSwitches, switchLeaderboard, switchMission } from './switches.ts';

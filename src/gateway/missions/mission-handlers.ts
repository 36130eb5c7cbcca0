import * as calls from '#protocol/calls/rewards/missions.ts';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { toPesos } from '#protocol/model/money.ts';
import { maskNickname } from '../accounts/accounts.ts';
import { handle, type RequestContext, requireTrueAccount } from '../http/request-context.ts';
import { payMission } from './claim-mission.ts';
import { readLeaderboard, readLeaderboards, type ShownLeaderboard } from './leaderboards.ts';
import { type OwnMission, readOwnMissions } from './own-missions.ts';
import { type PeriodDays, periodOfDay } from './reward-period.ts';
import { prizeOf, type Standing } from './standings.ts';

function wireMission({ mission, days, progress, state }: OwnMission, { language }: RequestContext) {
  const length = days.to - days.from;
  return {
    missionId: mission.id,
    title: mission.titles[language],
    period: mission.period,
    goal: mission.goal,
    category: mission.category,
    target: mission.target,
    progress,
    rewardAmount: toPesos(mission.reward),
    status: state,
    startDate: startOfDay(days.from),
    endDate: startOfDay(days.to),
    claimDate: startOfDay(days.to + length),
  };
}

export const getMissions = handle(calls.getMissions, async (_, context) => {
  requireTrueAccount(context.member);
  const { sql, member, now } = context;
  const missions = await readOwnMissions(sql, member.id, now);
  return {
    claimableCount: missions.filter(({ state }) => state === 'done').length,
    missions: missions.map((mission) => wireMission(mission, context)),
  };
});

export const claimMission = handle(calls.claimMission, async ({ id, startsAt }, context) => {
  requireTrueAccount(context.member);
  const { member, settings, now } = context;
  const { rewardConditions: conditions } = settings;
  const claim = { memberId: member.id, missionId: id, from: dayOf(startsAt), conditions };
  const reward = await context.transaction((sql) => payMission(sql, claim, now));
  return { rewardAmount: toPesos(reward) };
});

function wireDays(days: PeriodDays) {
  return { startDate: startOfDay(days.from), endDate: startOfDay(days.to) };
}

function wirePlace(standing: Standing, shown: ShownLeaderboard, memberId: string) {
  const { place, nickname, turnover, prize } = standing;
  const isOwn = standing.member_id === memberId;
  return {
    place,
    customerName: isOwn ? nickname : maskNickname(nickname),
    turnover: toPesos(turnover),
    prizeAmount: toPesos(prize ?? prizeOf(shown.board.prizes, place)),
    isOwn,
  };
}

const nothing = { boards: [], boardId: '', startDate: 0, endDate: 0, playerCount: 0, list: [] };

export const getLeaderboard = handle(calls.getLeaderboard, async (request, context) => {
  requireTrueAccount(context.member);
  const { sql, read, member, language, now } = context;
  const boards = await readLeaderboards(sql);
  const choice = { board: request.board ?? null, at: request.startsAt ?? null };
  const asked = { choice, memberId: member.id, now };
  const shown = await read((store) => readLeaderboard(store, boards, asked));
  if (shown === null) return nothing;
  const { board, standings } = shown;
  const places = standings.map((standing) => wirePlace(standing, shown, member.id));
  const gap = standings.find((standing) => standing.member_id === member.id)?.gap ?? null;
  return {
    boards: boards.map(({ id, titles, period, category }) => ({
      boardId: id,
      title: titles[language],
      period,
      category,
    })),
    boardId: board.id,
    ...wireDays(shown.days),
    isFinal: shown.isFinal,
    playerCount: standings[0]?.players ?? 0,
    list: places.slice(0, 50),
    own: places.find(({ isOwn }) => isOwn) ?? null,
    ownGap: gap === null ? null : toPesos(gap),
    prizes: board.prizes.map(({ from, to, centavos }) => ({
      fromPlace: from,
      toPlace: to,
      prizeAmount: toPesos(centavos),
    })),
    past: shown.past.map((day) => wireDays(periodOfDay(board.period, day))),
  };
});

import { clearFavourites, deleteFavourite, getFavourites } from '#api/member/favourites';
import { clearHistory, deleteWatchRecord, getHistory } from '#api/member/history';
import { clearMessages, deleteMessages, getReminders, getSystemMessages } from '#api/member/messages';
import { clearReservations, deleteReservation, getReservations } from '#api/member/reservations';
import { need, type Run } from '../run-calls';
import { signInAs } from './sign-in';

const PAGE = { page: 1, pageSize: 10 } as const;
const EMPTY = 'the list of accounts.lists is empty';

/** Deletes one item of each list, then all of them. */
export async function deleteFromLists(run: Run): Promise<void> {
  const { check } = run;
  await signInAs(run, 'lists');
  const [reminder] = (await check('API-06', () => getReminders(PAGE))).items;
  const [message] = (await check('API-07', () => getSystemMessages(PAGE))).items;
  const [video] = (await check('API-10', () => getHistory(PAGE))).items;
  const [favourite] = (await check('API-13', () => getFavourites({ ...PAGE, sourceType: 'video' }))).items;
  const [reservation] = (await check('API-16', () => getReservations({ ...PAGE, isUpcoming: false }))).items;
  await check('API-08', () => deleteMessages('subscribe', [need(reminder, EMPTY).id]));
  await check('API-08', () => deleteMessages('system', [need(message, EMPTY).id]));
  await check('API-09', () => clearMessages('subscribe'));
  await check('API-09', () => clearMessages('system'));
  await check('API-11', () => deleteWatchRecord(need(video, EMPTY).videoId));
  await check('API-12', () => clearHistory());
  await check('API-14', () => deleteFavourite(need(favourite, EMPTY).id));
  await check('API-15', () => clearFavourites('video'));
  await check('API-15', () => clearFavourites('channel'));
  await check('API-17', () => deleteReservation(need(reservation, EMPTY).id));
  await check('API-18', () => clearReservations());
}

import { type CheckIn, checkIn, getCheckIn } from '#api/member/check-in';
import { announceChange } from '#data/resource-changes';
import type { Query } from '#data/use-query';
import { useReportedQuery } from '#shared/query/use-reported-query';
import { useSubmission } from '#shared/submission/use-submission';

const RESOURCE = 'check-in';

type CheckInState = Pick<Query<CheckIn>, 'value' | 'error' | 'retry'> & {
  isBusy: boolean;
  submit(): void;
};

/**
 * The viewer's check-in of a day. Only a successful call marks the day as checked in, with the counters of its response
 * (SIGN-04); other tabs then revalidate theirs.
 * @param today yyyy-MM-dd; the state of another day is not shown
 */
export function useCheckIn(today: string): CheckInState {
  const { value, error, retry, refresh, set } = useReportedQuery([RESOURCE, today], getCheckIn, {
    revalidatesOnFocus: true,
  });
  const { isBusy, submit } = useSubmission((_: undefined, signal) => checkIn({ signal }), {
    onSuccess(result: CheckIn) {
      // A response without counters, which the server then has to be asked for.
      if (result.cumulativeDays === 0) refresh();
      else set(result);
      announceChange(RESOURCE);
    },
  });
  return { value, error, retry, isBusy, submit: () => submit(undefined) };
}

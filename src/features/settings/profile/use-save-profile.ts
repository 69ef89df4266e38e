import { useRef } from 'react';
import type { UserInfo } from '#api/member/viewer';
import { saveProfile } from '#api/settings/profile';
import { NICKNAME_CODES } from '#config/error-codes';
import { fieldForAll } from '#shared/failure/field-rules';
import { useSubmission } from '#shared/submission/use-submission';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import type { ProfileValues } from './profile.schema';

const FIELDS = fieldForAll(NICKNAME_CODES, 'nickName');

/**
 * Saves the basic info (SET-04); the fields keep their values.
 * @param info the viewer's current data; a nickname that differs from it and from the last one sent needs
 *   review (SET-10)
 * @param onSaved called after a save, to reload the viewer's data
 */
export function useSaveProfile(info: UserInfo, onSaved: (signal: AbortSignal) => Promise<void>) {
  const { saved, savedForReview } = useAreaTexts('settings').profile;
  const sentName = useRef(info.nickName);
  return useSubmission(
    (values: ProfileValues, signal) => saveProfile({ ...values, sex: values.sex ?? '' }, { signal }),
    {
      success: ({ nickName }) =>
        [info.nickName, sentName.current].includes(nickName) ? saved : savedForReview,
      onSuccess(_response, { nickName }, signal) {
        sentName.current = nickName;
        return onSaved(signal);
      },
      fields: FIELDS,
    },
  );
}

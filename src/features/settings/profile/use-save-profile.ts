import { useRef } from 'react';
import type { UserInfo } from '../../../api/account';
import { saveProfile } from '../../../api/profile';
import { NICKNAME_CODES } from '../../../config/error-codes';
import { fieldForAll } from '../../../shared/submission/field-rules';
import { useSubmit } from '../../../shared/submission/use-submit';
import { useAreaTexts } from '../../../ui/use-area-texts';
import type { ProfileValues } from './profile.schema';

const FIELDS = fieldForAll(NICKNAME_CODES, 'nickName');

/**
 * Saves the basic info (SET-04); what was typed stays, whatever comes of it.
 * @param info what the service knows; a nickname that is neither its own nor already sent is a changed one (SET-10)
 * @param onSaved called when it worked, to ask the service for what it knows now
 */
export function useSaveProfile(info: UserInfo, onSaved: (signal: AbortSignal) => Promise<void>) {
  const { saved, savedForReview } = useAreaTexts('settings').profile;
  const sentName = useRef(info.nickName);
  return useSubmit(
    (values: ProfileValues, signal) => saveProfile({ ...values, sex: values.sex ?? '' }, { signal }),
    {
      success: ({ nickName }) =>
        [info.nickName, sentName.current].includes(nickName) ? saved : savedForReview,
      onSuccess(_answer, { nickName }, signal) {
        sentName.current = nickName;
        return onSaved(signal);
      },
      fields: FIELDS,
    },
  );
}

import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UserInfo } from '../../../api/account';
import { Button } from '../../../ui/button';
import { css } from '../../../ui/emotion';
import { formWidth } from '../../../ui/form-width.styles';
import { SchemaForm } from '../../../ui/forms/form';
import { TextField } from '../../../ui/forms/text-field';
import { token } from '../../../ui/tokens';
import { useAreaTexts } from '../../../ui/use-area-texts';
import { type ProfileValues, profileSchema } from './profile.schema';
import { profileValues } from './profile-values';
import { RegionFields } from './region-fields';
import { SexField } from './sex-field';
import { shanghaiYear } from './shanghai-year';
import { useSaveProfile } from './use-save-profile';

type Props = { info: UserInfo; onSaved(signal: AbortSignal): Promise<void> };

/** Nickname, sex, birthday, province and city (SET-02, SET-03). */
export function ProfileForm({ info, onSaved }: Props) {
  const { fields, errors, review, save: saveWords } = useAreaTexts('settings').profile;
  const box = useRef<HTMLDivElement>(null);
  const save = useSaveProfile(info, onSaved);
  const start = profileValues(info);
  const words = (message: string | undefined) =>
    message && ((errors as Readonly<Record<string, string>>)[message] ?? message);

  /** Half a date has no value, and would be saved as none. */
  async function submit(values: ProfileValues, form: UseFormReturn<ProfileValues>, signal: AbortSignal) {
    const birthday = box.current?.querySelector<HTMLInputElement>('[name=birthday]');
    if (!birthday?.validity.badInput) return save(values, form, signal);
    form.setError('birthday', { message: 'birthdayIncomplete' });
    form.setFocus('birthday');
  }
  return (
    <div ref={box} className={formWidth}>
      <SchemaForm schema={profileSchema} onValid={submit}>
        {(messages, isBusy) => (
          <>
            <div className={withRemark}>
              <TextField
                name="nickName"
                label={
                  <>
                    {fields.nickName} <span className={remark}>{review}</span>
                  </>
                }
                message={words(messages.nickName)}
                defaultValue={start.nickName}
                autoComplete="nickname"
              />
            </div>
            <SexField defaultValue={start.sex} />
            <div className={date}>
              <TextField
                type="date"
                name="birthday"
                label={fields.birthday}
                message={words(messages.birthday)}
                defaultValue={start.birthday}
                max={`${shanghaiYear()}-12-31`}
                autoComplete="bday"
              />
            </div>
            <RegionFields province={start.province} city={start.city} />
            <Button type="submit" busy={isBusy}>
              {saveWords}
            </Button>
          </>
        )}
      </SchemaForm>
    </div>
  );
}

const withRemark = css({
  '& label': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 },
});
const remark = css({ color: token('color-text-muted'), fontWeight: 400 });
const date = css({
  // iOS draws its own box around a date, centres its text, and gives an empty one no height.
  '& input': { WebkitAppearance: 'none', appearance: 'none', width: '100%' },
  '& ::-webkit-date-and-time-value': { textAlign: 'start' },
});

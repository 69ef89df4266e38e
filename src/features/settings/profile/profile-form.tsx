import type { UserInfo } from '#api/member/viewer';
import { shanghaiYear } from '#lib/time/shanghai-time';
import { KeptInput } from '#shared/kept-input/kept-input';
import { RegionFields } from '#shared/region/region-fields';
import { ButtonRow } from '#ui/button-row';
import { DateField } from '#ui/forms/fields/date-field';
import { RadioGroup } from '#ui/forms/fields/radio-group';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { formWidth } from '#ui/styles/form-width.styles';
import { LatestValues } from './latest-values';
import { type ProfileValues, profileSchema } from './profile.schema';
import { profileValues } from './profile-values';
import { useSaveProfile } from './use-save-profile';

const OPTIONAL = ['sex', 'birthday', 'province', 'city'] satisfies (keyof ProfileValues)[];

type Props = { info: UserInfo; onSaved(signal: AbortSignal, saved: UserInfo): Promise<void> };

/** Nickname, sex, birthday, province and city (SET-02, SET-03, SET-07). */
export function ProfileForm({ info, onSaved }: Props) {
  const { fields, errors, review, save, choose, chooseProvince, regions } = useAreaTexts('settings').profile;
  const { submission, inReview } = useSaveProfile(info, onSaved);
  const values = profileValues(info);
  const sexes = [
    { value: '1', label: fields.male },
    { value: '2', label: fields.female },
  ];
  return (
    <div className={formWidth}>
      <Form
        schema={profileSchema}
        submission={submission}
        texts={errors}
        defaultValues={values}
        optional={OPTIONAL}
      >
        <KeptInput form="profile" />
        <LatestValues values={values} />
        <TextField
          name="nickName"
          label={fields.nickName}
          remark={inReview || review}
          autoComplete="nickname"
        />
        <RadioGroup isInline name="sex" legend={fields.sex} options={sexes} />
        <DateField
          name="birthday"
          label={fields.birthday}
          max={`${shanghaiYear()}-12-31`}
          autoComplete="bday"
        />
        <RegionFields
          province={{ name: 'province', label: fields.province }}
          city={{ name: 'city', label: fields.city }}
          choose={choose}
          chooseProvince={chooseProvince}
          names={regions}
        />
        <ButtonRow>
          <SubmitButton>{save}</SubmitButton>
        </ButtonRow>
      </Form>
    </div>
  );
}

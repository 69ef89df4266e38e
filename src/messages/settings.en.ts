import type { Areas } from './areas';

export const settings: Areas['settings'] = {
  settings: {
    title: 'Account settings',
    tabs: {
      baseMessage: 'Profile',
      'modifyPasswd.jsp': 'Password',
      myFavourite: 'Favourite programmes',
      bindingAccount: 'Linked accounts',
      logOff: 'Delete account',
    },
  },
  binding: {
    title: 'Linked accounts',
    tabs: { info: 'Overview', email: 'Security e-mail', mobile: 'Phone number', others: 'Other accounts' },
    failed: 'Your linked accounts could not be loaded.',
  },
  profile: {
    fields: {
      nickName: 'Nickname',
      sex: 'Sex',
      male: 'Male',
      female: 'Female',
      birthday: 'Birthday',
      province: 'Province',
      city: 'City',
    },
    errors: {
      nickNameRequired: 'Enter a nickname',
      nickNameLength: 'Enter 2 to 20 characters',
      birthdayLate: 'The year of birth cannot be after this year',
      birthdayIncomplete: 'Enter the whole date',
    },
    review: 'A new nickname shows after review',
    choose: 'Choose',
    chooseProvince: 'Choose a province first',
    save: 'Save',
    saved: 'Saved.',
    savedForReview: 'Saved. The new nickname shows after review.',
    avatar: {
      current: 'Current picture',
      choose: 'Upload a new picture',
      hint: 'JPEG, PNG or GIF under 3 MB; shows after review',
      uploaded: 'Uploaded. The new picture shows after review.',
      errors: {
        format: 'The picture must be a JPEG, PNG or GIF.',
        size: 'The picture must be smaller than 3 MB.',
      },
    },
  },
  programmes: {},
  cancellation: {},
};

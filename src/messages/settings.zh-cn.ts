/** The texts of the settings' frame; the other languages follow this type. */
export const settings = {
  settings: {
    title: '账号设置',
    /** By the tab's name in the path. */
    tabs: {
      baseMessage: '基本信息',
      'modifyPasswd.jsp': '修改密码',
      myFavourite: '喜爱的节目',
      bindingAccount: '绑定账号',
      logOff: '注销账号',
    },
  },
  binding: {
    title: '绑定账号',
    tabs: { info: '绑定信息', email: '密保邮箱', mobile: '验证手机', others: '其他账号' },
    failed: '未能加载绑定信息。',
  },
  profile: {
    fields: {
      nickName: '昵称',
      sex: '性别',
      male: '男',
      female: '女',
      birthday: '生日',
      province: '省份',
      city: '城市',
    },
    errors: {
      nickNameRequired: '昵称不能为空',
      nickNameLength: '请输入2～20个字符',
      birthdayLate: '生日年份不能晚于今年',
      birthdayIncomplete: '请填写完整的日期',
    },
    /** Beside the nickname. */
    review: '新昵称审核通过后生效',
    choose: '请选择',
    chooseProvince: '请先选择省份',
    save: '保存',
    saved: '修改成功！',
    savedForReview: '修改成功！修改昵称需要审核后才能生效',
    avatar: {
      current: '当前头像',
      choose: '上传新头像',
      hint: 'JPEG、PNG、GIF，小于 3 MB；审核后生效',
      uploaded: '修改成功！修改头像需要审核后才能生效',
      errors: {
        format: '上传头像图片格式不正确!',
        size: '上传头像图片大小不能超过 3MB!',
      },
    },
  },
  programmes: {},
  cancellation: {},
};

/* global $ */
$(($) => {
  $('#open').on('click', function open() {
    $(this).hide();
    // One tag without attributes is created by `document.createElement`, which Trusted Types permit.
    const login = $('<cntv-login>')
      .attr('standalone', '')
      .append($('<a>').attr('href', '/login.html').text('登录'));
    $('#panel').append(login);
    login.on('cntv-login-success', (event) => {
      event.preventDefault();
      login.remove();
      $('#greeting').text('您已登录');
      $('#panel').append($('<p>').append($('<cntv-unread-badge>'), ' 条未读消息'));
    });
  });
  // The events bubble, so one handler also serves elements that are added later.
  $(document).on('cntv-error', 'cntv-login', ({ originalEvent: { detail } }) => {
    $('#greeting').text(detail.message);
  });
});

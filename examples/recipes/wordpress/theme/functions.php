<?php
/** Signed-in users get no policy, because the admin bar and the customizer have inline code. */
add_action( 'send_headers', function () {
	if ( is_user_logged_in() ) {
		return;
	}
	header( "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'" . cntv_print_hash() . "; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'" );
} );

/** The hash of the style of the printed sign-in, which stands below it in a comment. */
function cntv_print_hash() {
	preg_match( "/ 'sha256-[^']+'/", (string) file_get_contents( __DIR__ . '/login.html' ), $hash );
	return $hash[0] ?? '';
}

/** WordPress writes these into the page as inline code, which the policy forbids. */
add_action( 'wp_enqueue_scripts', function () {
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	remove_action( 'wp_print_styles', 'print_emoji_styles' );
	foreach ( array( 'global-styles', 'classic-theme-styles', 'wp-block-library' ) as $style ) {
		wp_dequeue_style( $style );
	}
}, 100 );

add_theme_support( 'title-tag' );

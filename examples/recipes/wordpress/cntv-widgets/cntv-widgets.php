<?php
/**
 * Plugin Name: CNTV widgets
 * Description: Loads the widgets, configures them, keeps their tags in posts, and adds a shortcode for each.
 * Version: 1.0.0
 */

defined( 'ABSPATH' ) || exit;

/** The attributes of each element; `npm run docs` of cntv-widgets writes the file. */
function cntv_elements() {
	static $elements;
	$elements = $elements ?? json_decode( file_get_contents( __DIR__ . '/elements.json' ), true );
	return $elements;
}

/** Returns the constants of wp-config.php that are not defined yet. */
function cntv_missing() {
	$missing = array();
	foreach ( array( 'CNTV_SCRIPT', 'CNTV_APPID', 'CNTV_PUBLIC_KEY' ) as $name ) {
		if ( ! defined( $name ) ) {
			$missing[] = $name;
		}
	}
	return $missing;
}

/** Tells the administrator what is missing; until then, pages show the fallback of each element. */
add_action( 'admin_notices', function () {
	if ( cntv_missing() ) {
		printf(
			'<div class="notice notice-error"><p>CNTV widgets: %s missing in wp-config.php.</p></div>',
			esc_html( implode( ', ', cntv_missing() ) )
		);
	}
} );

/** Prints the script and the configuration. */
add_action( 'wp_head', function () {
	if ( cntv_missing() ) {
		return;
	}
	$configuration = array(
		'appid'      => CNTV_APPID,
		'signing'    => array( 'publicKey' => CNTV_PUBLIC_KEY ),
		'portalHome' => home_url( '/' ),
	);
	// JSON_HEX_TAG, so that no value can end the element.
	printf(
		"<script type=\"application/json\" data-cntv-config>%s</script>\n<script type=\"module\" src=\"%s\"></script>\n",
		wp_json_encode( $configuration, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ),
		esc_url( CNTV_SCRIPT )
	);
} );

/** Without this filter, WordPress deletes the tags when an author saves a post. */
add_filter( 'wp_kses_allowed_html', function ( $allowed, $context ) {
	if ( 'post' !== $context ) {
		return $allowed;
	}
	foreach ( cntv_elements() as $tag => $attributes ) {
		$allowed[ $tag ] = array_fill_keys( array_merge( $attributes, array( 'class', 'id' ) ), true );
	}
	return $allowed;
}, 10, 2 );

/** [cntv-login standalone]<a href="/login.html">登录</a>[/cntv-login], for editors that show no HTML. */
add_action( 'init', function () {
	foreach ( array_keys( cntv_elements() ) as $tag ) {
		add_shortcode( $tag, 'cntv_shortcode' );
	}
} );

function cntv_shortcode( $attributes, $content, $tag ) {
	$html = '<' . $tag;
	foreach ( (array) $attributes as $name => $value ) {
		// An attribute without a value has a number as its name.
		$html .= is_int( $name ) ? ' ' . sanitize_key( $value ) : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return wp_kses_post( "$html>$content</$tag>" );
}

"""A window of WebKitGTK for WebKitWebDriver. That of MiniBrowser and Epiphany forgets everything when it is driven; this one keeps its profile.

webkit-window.py PROFILE FEATURE...: each feature is one of WebKit's own that is switched on (`MiniBrowser --features=help` lists them).
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

profile, *features = sys.argv[1:]
manager = WebKit2.WebsiteDataManager(base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache")
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)
settings = WebKit2.Settings()
known = WebKit2.Settings.get_all_features()
for feature in (known.get(i) for i in range(known.get_length())):
    if feature.get_identifier() in features:
        settings.set_feature_enabled(feature, True)


def open_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    window.show_all()
    return view


def begin(_context, session):
    application = WebKit2.ApplicationInfo()
    application.set_name("WebKitGTK")
    application.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(application)
    session.connect("create-web-view", open_view)


context.connect("automation-started", begin)
Gtk.main()

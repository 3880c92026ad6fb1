# Orca reads its settings from Python only.
import orca.settings

orca.settings.enableBraille = False
# What is typed is not said back, nor a page as soon as it is loaded: journeys ask for it.
orca.settings.enableKeyEcho = False
orca.settings.sayAllOnLoad = False
orca.settings.speechServerFactory = 'speechdispatcherfactory'
